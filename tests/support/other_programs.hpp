#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <array>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tests/support/test_folder.hpp"

namespace statescope::test {

/// What another program said and how it ended.
struct Said {
    int exit_code = -1;
    std::string out;  ///< with what it says on standard error
};

inline Said run_program(const std::string& command) {
    std::FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error("no program can be started");
    Said said;
    std::array<char, 4096> buffer{};
    for (std::size_t count = 0; (count = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        said.out.append(buffer.data(), count);
    const int status = pclose(pipe);
    said.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return said;
}

/// What libxml2 finds wrong with a document; empty when it is well-formed.
inline std::string xml_faults(const std::string& document) {
    const TestFolder folder;
    const Said said = run_program("xmllint --noout " + folder.write("document.xml", document));
    return said.exit_code == 0 ? said.out : said.out + "(exit code not 0)";
}

/// What an XPath expression finds in a document; names of elements without a namespace.
inline std::string xml_value(const std::string& document, const std::string& xpath) {
    const TestFolder folder;
    std::string found =
        run_program("xmllint --xpath \"" + xpath + "\" " + folder.write("document.xml", document))
            .out;
    while (!found.empty() && found.back() == '\n')
        found.pop_back();
    return found;
}

/// The bytes ImageMagick decodes of a picture file: red, green, blue, opacity, row by row.
inline std::string decoded(const std::string& bytes, const std::string& ending) {
    const TestFolder folder;
    return run_program("convert " + folder.write("picture." + ending, bytes) + " -depth 8 rgba:-")
        .out;
}

}  // namespace statescope::test
