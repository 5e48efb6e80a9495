#!/usr/bin/env bash
# Every sub-command gives its answer without a display and with no OpenGL that could be used; the
# build's page and completions are the program's own; what is installed is whole.
set -euo pipefail

program=$1
build=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset DISPLAY WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_CACHE_HOME XDG_STATE_HOME
export HOME=$folder LIBGL_DRIVERS_PATH=/nonexistent LIBGL_ALWAYS_SOFTWARE=0
export __EGL_VENDOR_LIBRARY_DIRS=/nonexistent
cd "$folder"

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# Runs the program, which must succeed and have nothing to complain of.
answer() {
    "$program" "$@" 2>errors.txt || fail "$*: exit code $?: $(<errors.txt)"
    [[ ! -s errors.txt ]] || fail "$*: $(<errors.txt)"
}

expect() { # what, wanted, got
    [[ $3 == "$2" ]] || fail "$1: wanted '$2', got '$3'"
}

# Nilsson's board: five moves, uuldr, and there is no other answer as short.
pair=(283164705 --goal 123804765)
expect solve uuldr "$(answer solve "${pair[@]}")"
expect optimal uuldr "$(answer optimal --estimate manhattan "${pair[@]}")"
[[ $(answer check "${pair[@]}" uuldr --letters blank) == *"5 moves, ends at the goal" ]] ||
    fail "check does not take the answer"
[[ $(answer compare "${pair[@]}" --run bfs --run astar --format csv) == *$'\n'*$'\n'* ]] ||
    fail "compare has no row for each run"
[[ $(answer heuristics --goal 1230 --heuristic manhattan) == *manhattan* ]] ||
    fail "heuristics says nothing of its heuristic"
answer experiment --distances 2,4 --boards 2 --run bfs --run astar --out whole.csv
for part in 1 2; do
    answer experiment --distances 2,4 --boards 2 --run bfs --run astar --shard $part/2 \
        --out part$part.csv
done
answer merge part1.csv part2.csv --out - >merged.csv
cmp whole.csv merged.csv || fail "the parts merged are not the whole"
[[ $(answer summary - <whole.csv) == *astar* ]] || fail "summary leaves a run out"
answer trace "${pair[@]}" -o five.trace
[[ $(answer trace --read five.trace) == *"5 moves of the blank: uuldr"* ]] ||
    fail "the trace is not read back"
answer picture "${pair[@]}" --of solution -o five.png
expect "the picture's first bytes" 89504e470d0a1a0a "$(head -c 8 five.png | od -An -tx1 | tr -d ' \n')"
answer picture "${pair[@]}" --of steps --algorithm astar -o five.gif
expect "the animation's first bytes" GIF89a "$(head -c 6 five.gif)"

# The help of every command that the help lists.
commands=$(answer --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
expect "number of commands" 12 "$(wc -w <<<"$commands")"
for command in $commands; do
    answer "$command" --help >help.txt
    grep -q "^  *statescope $command " help.txt || fail "$command --help has no example"
    grep -q '^Exit code: 0' help.txt || fail "$command --help tells no exit codes"
    grep -qxF ".SS statescope $command" "$build/share/man/man1/statescope.1" ||
        fail "the manual page leaves $command out"
done

# Nothing but answers on standard output, and nowhere a line that is written over.
"$program" experiment aima --boards 1 --out - >rows.csv 2>errors.txt
[[ ! -s errors.txt ]] || fail "progress where nobody sees it: $(<errors.txt)"
grep -q $'[\r\e]' rows.csv && fail "progress among the rows"

# How far it is, where standard error is a terminal.
on_terminal() { # what is told, command
    script -qec "'$program' $2 >answers.txt" /dev/null </dev/null >told.txt 2>&1 || true
    grep -qE $'\r\e\\[K'"$1" told.txt || fail "$2: tells nothing on a terminal: $(<told.txt)"
    ! sed $'s/.*\r\e\\[K//' told.txt | grep -qE "^$1" || fail "$2: its last line is left standing"
}
far='5 1 2 3 4 9 6 7 8 13 10 11 12 0 14 15' most='--max-nodes 900000'
on_terminal 'board 1: [0-9]+ nodes' "solve --algorithm bfs $most '$far'"
on_terminal 'pattern database: [0-9]+ %' \
    "solve --algorithm idastar --heuristic patterns --goal '$far' '$far'"
on_terminal '[0-9]+ nodes' "trace --algorithm bfs $most '$far' -o far.trace"
on_terminal '[0-9]+ nodes' "picture --algorithm bfs $most '$far' --of counters --format csv -o -"
on_terminal 'board 1: [0-9]+ nodes' "compare --run bfs --run ucs $most '$far'"
on_terminal 'linear-conflict: [0-9]+ %' "heuristics $(printf -- '--heuristic linear-conflict %.0s' {1..12})"

# A full disk is no success.
status=0
"$program" solve "${pair[@]}" >/dev/full 2>errors.txt || status=$?
expect "exit code" 1 "$status"
expect "a full disk" "statescope: standard output cannot be written" "$(<errors.txt)"

# What the build wrote, and what is installed.
cmp <(answer man) "$build/share/man/man1/statescope.1"
cmp <(answer completion bash) "$build/share/bash-completion/completions/statescope"
cmp <(answer completion zsh) "$build/share/zsh/site-functions/_statescope"
cmp <(answer completion fish) "$build/share/fish/vendor_completions.d/statescope.fish"
cmake --install "$build" --prefix "$folder/prefix" >install.txt
expect "what is installed" "bin/statescope
share/applications/statescope.desktop
share/bash-completion/completions/statescope
share/fish/vendor_completions.d/statescope.fish
share/man/man1/statescope.1
share/mime/packages/statescope.xml
share/zsh/site-functions/_statescope" "$(cd prefix && find . -type f | sed 's|^\./||' | LC_ALL=C sort)"
expect "the installed program" uuldr "$(prefix/bin/statescope solve "${pair[@]}")"
xmllint --noout prefix/share/mime/packages/statescope.xml
echo "passed"
