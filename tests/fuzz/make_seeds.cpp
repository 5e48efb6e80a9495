// Writes the texts of tests/data/cases.tsv as files for the fuzzer to begin with, each with no
// shape asked for: make_seeds FOLDER

#include <filesystem>
#include <fstream>
#include <iostream>

#include "tests/support/cases.hpp"

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "make_seeds FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder(argv[1]);
    std::filesystem::create_directories(folder);
    for (const statescope::test::Case& each : statescope::test::all_cases()) {
        std::ofstream(folder / each.id, std::ios::binary) << '\0' << each.start;
        if (const auto path = each.value("blank_path"))
            std::ofstream(folder / (each.id + "-path"), std::ios::binary) << '\0' << *path;
    }
}
