#!/usr/bin/env bash
# Runs the examples of docs/experiments.md as they stand there, and stops an experiment as Ctrl-C
# does.
set -euo pipefail

program=$1
page=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# GNU parallel keeps files in the home of whoever runs it.
export HOME=$folder
cd "$folder"
PATH=$(dirname "$program"):$PATH

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# The n-th block of the page that is fenced as bash.
block() {
    awk -v wanted="$1" '
        /^```$/ { inside = 0 }
        inside && number == wanted { print }
        /^```bash$/ { inside = 1; ++number }' "$page"
}

statescope experiment aima --out whole.csv

# With GNU parallel.
example=$(block 1)
[[ $example == *parallel* ]] || fail "the first example does not use GNU parallel: $example"
bash -euo pipefail -c "$example" >summary.txt
cmp whole.csv aima.csv || fail "four shards merged are not the experiment run at once"
grep -q '^astar manhattan  *24  *100  *100  *100 ' summary.txt || fail "no summary: $(<summary.txt)"
rm part*.csv

# As a Slurm array.
block 2 >job.sh
export SLURM_CPUS_PER_TASK=1 SLURM_ARRAY_TASK_COUNT=8
for SLURM_ARRAY_TASK_ID in 1 2 3 4 5 6 7 8; do
    export SLURM_ARRAY_TASK_ID
    bash -euo pipefail job.sh
done
statescope merge part*.csv --out array.csv
cmp whole.csv array.csv || fail "the tasks of an array merged are not the experiment run at once"

# Stopped by Ctrl-C once some rows are there: they stay, and can be read.
statescope experiment aima --boards 1000000 --distances 24 --out stopped.csv 2>errors.txt &
job=$!
until [[ -e stopped.csv ]] && (($(wc -l <stopped.csv) > 10)); do
    kill -0 $job 2>/dev/null || fail "the experiment ended by itself: $(<errors.txt)"
done
kill -INT $job
status=0
wait $job || status=$?
[[ $status == 130 ]] || fail "stopped with exit code $status"
rows=$(($(wc -l <stopped.csv) - 4))
[[ $(<errors.txt) == "statescope: stopped; stopped.csv holds $rows of 3000000 rows" ]] ||
    fail "$(<errors.txt), and there are $rows"
statescope summary stopped.csv | grep -q '^bfs-parent  *24 ' || fail "the rows kept make no summary"
status=0
statescope merge stopped.csv --out merged.csv 2>errors.txt || status=$?
[[ $status == 2 ]] || fail "merged though rows are missing"
grep -q 'a shard is missing or was stopped$' errors.txt || fail "$(<errors.txt)"
echo "passed"
