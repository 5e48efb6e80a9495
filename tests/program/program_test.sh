#!/usr/bin/env bash
# Starts the program in a clean home, with and without a display, and looks at what it leaves.
set -euo pipefail

program=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
unset XDG_CONFIG_HOME WAYLAND_DISPLAY
export HOME=$home

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

expect() { # what, wanted, got
    [[ $3 == "$2" ]] || fail "$1: wanted '$2', got '$3'"
}

# The command line.
expect version "statescope 0.1.0" "$("$program" --version)"
expect moves "rdr" "$("$program" solve "1 2 3 x 4 6 7 5 8")"
expect "standard input" $'rdr\nunsolvable\n' \
    "$(printf '1 2 3 x 4 6 7 5 8\n1 2 3 4 5 6 8 7 x\n' | "$program" solve --algorithm astar)"$'\n'
status=0
answers=$(printf '1 2 3 x 4 6 7 5 8\n1 2 2\n1 2 3 4 5 6 7 8 x\n' |
    "$program" solve 2>"$home/errors") || status=$?
expect "exit code" 2 "$status"
expect "the other boards" $'rdr\n' "$answers"$'\n'
grep -q "line 2" "$home/errors" || fail "the wrong line is not named: $(cat "$home/errors")"

heuristics=$("$program" heuristics --goal 123804765 --heuristic manhattan --heuristic misplaced)
[[ ${heuristics##*$'\n'} == "manhattan dominates misplaced:"* ]] ||
    fail "the last line does not say which heuristic dominates: $heuristics"

# Without a display: the search in text.
text=$(env -u DISPLAY "$program")
[[ ${text%%$'\n'*} == *"no display"* ]] || fail "the first line does not say there is no display"
[[ $text == *uldr* ]] || fail "the text does not solve the textbook board"

# With a display: a picture, and nothing left behind.
"$program" --screenshot "$home/window.png" --step 24 --size 1024x700
[[ $(head -c 8 "$home/window.png" | od -An -tx1 | tr -d ' \n') == 89504e470d0a1a0a ]] ||
    fail "the picture is no PNG file"
[[ ! -e $home/.config ]] || fail "a screenshot must not write settings"
echo "passed"
