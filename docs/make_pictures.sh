#!/usr/bin/env bash
# Makes every picture in docs/ anew, from the program itself.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
pictures=$root/docs/pictures
mkdir -p "$pictures"

picture() {
    local name=$1
    shift
    "$root/statescope" --screenshot "$pictures/$name.png" "$@"
}

figure() {
    local name=$1
    shift
    "$root/statescope" picture "$@" --force -o "$pictures/figure-$name"
}

textbook=(--start 283104765 --goal 123804765)
harder=(--start 216408753 --goal 123804765)

picture window-light "${textbook[@]}" --algorithm bfs-parent --rules textbook --step 31 --theme light
picture window-dark "${harder[@]}" --algorithm astar --rules textbook --step 9999999 --theme dark
whole=(--start 867254301 --goal 123456780 --algorithm bfs-parent --rules textbook)
picture map-rings "${whole[@]}" --step 420000 --picture map --map rings
picture map-space "${whole[@]}" --step 420000 --picture map --map space --theme dark
picture map-ranks "${whole[@]}" --step 420000 --picture map --map ranks
picture map-heuristic --start 867254301 --goal 123456780 --algorithm astar --rules textbook \
    --step 9999999 --picture map --map heuristic
picture rbfs --start 164203875 --goal 123804765 --algorithm rbfs --step 120
picture bidirectional --start 283164705 --goal 123804765 --algorithm bidirectional --step 9999999
picture you-choose "${textbook[@]}" --algorithm you-choose --choose 1,3,6 --step 9999999
picture compare "${whole[@]}" --step 420000 --picture compare
picture compare-one-map "${whole[@]}" --step 9999999 --picture compare --compare one-map
picture experiment "${textbook[@]}" --algorithm bfs-parent --rules textbook --picture experiment
picture optimal --start "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3" \
    --goal "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15" --picture optimal
picture heuristic "${textbook[@]}" --algorithm astar --rules textbook \
    --picture heuristic --examined manhattan-blank
picture unsolvable --start 283104756 --goal 123804765 --algorithm bfs-parent --rules textbook
picture projector "${textbook[@]}" --algorithm astar --rules textbook --step 12 \
    --theme projector --scale 150 --size 1920x1080

by_hand=(283164705 --goal 123804765 --algorithm astar --rules textbook)
figure tree.png "${by_hand[@]}" --step 24 --direction right
figure path.png 216408753 --goal 123804765 --algorithm greedy --rules textbook --of path --step 40 \
    --no-legend --scale 1
figure solution.png 283164705 --goal 123804765 --of solution
figure steps.gif 283104765 --goal 123804765 --algorithm bfs-parent --rules textbook --of steps \
    --steps 0..30 --scale 1
