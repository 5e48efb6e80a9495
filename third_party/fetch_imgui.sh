#!/usr/bin/env bash
# Fetches the source of Dear ImGui 1.90.1 into a folder, by way of the Debian mirror this machine
# already uses. Debian 12 itself has 1.86, which lacks the input queue; the next release, trixie,
# has the source we want.
#
#   usage: third_party/fetch_imgui.sh FOLDER
#
# Nothing is fetched when FOLDER already holds the source. Everything apt needs for this is kept in
# a private directory, so that the machine's own package lists and settings stay as they are.
# Ends with 1 where the machine has no Debian mirror to ask; CMake then falls back to git.
set -euo pipefail

readonly package=imgui version=1.90.1+ds-1 release=trixie
readonly archive=imgui_1.90.1+ds.orig.tar.xz
readonly sha256=ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c
readonly keyring=/usr/share/keyrings/debian-archive-keyring.gpg

give_up() {
    echo "fetch_imgui: $*" >&2
    exit 1
}

# The address of the Debian mirror this machine is set up with, read from what `apt-get update` would
# fetch. (`apt-get indextargets` is the usual way to ask, but is empty before the first update.)
debian_mirror() {
    local codename
    # shellcheck disable=SC1091 # Every Linux has it; it sets ID and VERSION_CODENAME.
    codename=$(. /etc/os-release && [[ $ID == debian ]] && echo "${VERSION_CODENAME:-sid}") || return
    apt-get --print-uris update |
        sed -nE "s#^'(.+)/dists/($codename|oldstable|stable|testing|unstable)/InRelease'.*#\1#p" |
        sed -n 1p | grep .
}

[[ $# -eq 1 ]] || give_up "usage: fetch_imgui.sh FOLDER"
folder=$1
stamp=$folder/.fetched-$sha256
[[ -e $stamp ]] && exit 0

for tool in apt-get xz sha256sum; do
    command -v "$tool" >/dev/null || give_up "$tool is not here"
done
mirror=$(debian_mirror) || give_up "no Debian mirror is configured on this machine"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch"/{lists/partial,cache/archives/partial,parts,download}
echo "deb-src [signed-by=$keyring] $mirror $release main" >"$scratch/sources.list"

apt=(
    apt-get -qq
    -o "Dir::State::Lists=$scratch/lists"
    -o "Dir::Cache=$scratch/cache"
    -o "Dir::Etc::SourceList=$scratch/sources.list"
    -o "Dir::Etc::SourceParts=$scratch/parts"
    -o "APT::Sandbox::User=root"
    -o "Acquire::Languages=none"
)
"${apt[@]}" update
(cd "$scratch/download" && "${apt[@]}" source --download-only "$package=$version")

echo "$sha256  $scratch/download/$archive" | sha256sum --check --quiet ||
    give_up "$archive is not the file we know"

rm -rf "$folder"
mkdir -p "$folder"
tar --extract --xz --strip-components=1 --file "$scratch/download/$archive" --directory "$folder"
touch "$stamp"
