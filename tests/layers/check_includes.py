#!/usr/bin/env python3
"""Checks that every room of src/ includes only what it may.

usage: check_includes.py SRC_FOLDER    names every forbidden include; exit code 1 if there is one
       check_includes.py --self-test   checks the checker
"""

import re
import sys
from pathlib import Path

PURE = ["puzzle", "trace", "search", "study", "layout", "teach"]
WORLD = PURE + ["figure", "exchange", "session"]  # everything there is without a window

# Room -> the rooms it may include, besides itself.
ROOMS = {
    "puzzle": [],
    "trace": ["puzzle"],
    "search": ["puzzle", "trace"],
    "study": ["puzzle", "trace", "search"],
    "layout": ["puzzle", "trace"],
    "teach": ["puzzle", "trace", "search"],
    "figure": ["puzzle", "trace", "search", "layout", "teach"],
    "exchange": PURE + ["figure"],
    "session": PURE + ["figure", "exchange"],
    "render": [],
    "ui": WORLD + ["render"],
    "platform": [],
    "cli": WORLD,
    "main": WORLD + ["render", "ui", "platform", "cli"],
}

# Library -> what the names of its headers begin with.
LIBRARIES = {
    "fmt": ("fmt/",),
    "json": ("nlohmann/",),
    "cli11": ("CLI/",),
    "stb": ("stb",),
    "glad": ("glad/",),
    "glfw": ("GLFW/",),
    "backends": ("imgui_impl_",),
    "imgui": ("imgui", "misc/cpp/imgui_"),
    "cairo": ("cairo",),
    "giflib": ("gif_lib.h",),
}

# Room -> the libraries it may include, besides fmt. "system" is any other header with a dot or a
# slash in its name: those of the operating system.
ROOM_LIBRARIES = {
    "figure": ["cairo", "giflib"],
    "exchange": ["json"],
    "session": ["json", "system"],
    "render": ["glad", "stb"],
    "ui": ["imgui", "system"],
    "platform": ["glfw", "backends", "imgui", "glad", "system"],
    "cli": ["cli11", "json", "system"],
    "main": ["cli11", "system"],
}

# The pure rooms must run the same everywhere, a browser with an older standard library included.
NOT_IN_PURE_HEADERS = {
    "condition_variable", "coroutine", "expected", "filesystem", "format", "fstream", "future",
    "iostream", "mutex", "ranges", "shared_mutex", "source_location", "stop_token", "thread",
}
NOT_IN_PURE_WORDS = ["std::bit_cast", "std::ranges::", "std::views::"]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def library_of(header):
    """The library an <angle> include belongs to, or None for the standard library."""
    for library, prefixes in LIBRARIES.items():
        if header.startswith(prefixes):
            return library
    return "system" if re.search(r"[./]", header) else None


def wrong_in_line(room, line):
    """Why this line may not stand in a file of this room, or None."""
    include = INCLUDE.match(line)
    if not include:
        words = [word for word in NOT_IN_PURE_WORDS if word in line.split("//")[0]]
        return f"{words[0]} in a pure room" if room in PURE and words else None

    form, header = include.groups()
    if form == '"':
        target = header.split("/")[0]
        if header == "version.hpp" or target == room or target in ROOMS[room]:
            return None
        if "/" not in header or target not in ROOMS:
            return f'"{header}" is not "room/file" as seen from src/'
        return f"{room} may not include {target}"

    library = library_of(header)
    if library is None:
        bad = room in PURE and header in NOT_IN_PURE_HEADERS
        return f"<{header}> in a pure room" if bad else None
    if library == "fmt" or library in ROOM_LIBRARIES.get(room, []):
        return None
    return f"{room} may not include {library} (<{header}>)"


def check(src):
    problems = []
    files = sorted(path for path in src.rglob("*") if path.suffix in (".hpp", ".cpp", ".h", ".inl"))
    for path in files:
        parts = path.relative_to(src).parts
        room = parts[0] if len(parts) > 1 else path.stem
        if room not in ROOMS:
            problems.append(f"{path}: the room {room} is not in the table of {Path(__file__).name}")
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            wrong = wrong_in_line(room, line)
            if wrong:
                problems.append(f"{path}:{number}: {wrong}")
    if not files:
        problems.append(f"{src}: no sources")
    return problems


def self_test():
    allowed = [
        ("puzzle", '#include "puzzle/board.hpp"'),
        ("puzzle", "#include <vector>"),
        ("puzzle", "#include <fmt/format.h>"),
        ("search", '#include "trace/trace.hpp"'),
        ("study", '#include "search/bfs.hpp"'),
        ("figure", "#include <cairo.h>"),
        ("figure", '#include "layout/tree_layout.hpp"'),
        ("exchange", "#include <fstream>"),
        ("session", "#include <thread>"),
        ("render", "#include <glad/gl.h>"),
        ("ui", "#include <imgui_internal.h>"),
        ("ui", '#include "render/camera.hpp"'),
        ("platform", "#include <imgui_impl_glfw.h>"),
        ("cli", '#include "version.hpp"'),
        ("main", '#include "platform/window.hpp"'),
        ("trace", "// unlike std::ranges::sort"),
    ]
    forbidden = [
        ("puzzle", '#include "trace/trace.hpp"'),
        ("trace", '#include "search/bfs.hpp"'),
        ("layout", '#include "search/bfs.hpp"'),
        ("teach", '  #  include "session/session.hpp"'),
        ("session", '#include "ui/theme.hpp"'),
        ("session", "#include <imgui.h>"),
        ("exchange", "#include <gif_lib.h>"),
        ("teach", '#include "figure/figure.hpp"'),
        ("figure", '#include "exchange/tables.hpp"'),
        ("render", '#include "puzzle/board.hpp"'),
        ("platform", '#include "session/session.hpp"'),
        ("ui", '#include "platform/window.hpp"'),
        ("ui", "#include <GLFW/glfw3.h>"),
        ("ui", "#include <imgui_impl_opengl3.h>"),
        ("cli", '#include "ui/theme.hpp"'),
        ("search", "#include <thread>"),
        ("search", "#include <unistd.h>"),
        ("trace", "#include <format>"),
        ("trace", "    std::ranges::sort(nodes);"),
        ("puzzle", '#include "board.hpp"'),
        ("puzzle", '#include "../trace/trace.hpp"'),
    ]
    problems = [f"should be allowed: {room}: {line}" for room, line in allowed if wrong_in_line(room, line)]
    problems += [f"should be forbidden: {room}: {line}" for room, line in forbidden if not wrong_in_line(room, line)]
    return problems


def main(arguments):
    if len(arguments) != 1:
        print(__doc__)
        return 2
    problems = self_test() if arguments[0] == "--self-test" else check(Path(arguments[0]))
    print("\n".join(problems) or "every include is allowed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
