// statescope merge and statescope summary: what is done with the files of an experiment.

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <istream>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/sub_command.hpp"
#include "exchange/experiment_file.hpp"
#include "exchange/summary_table.hpp"

namespace statescope::cli {

namespace {

using exchange::ExperimentFault;
using exchange::ExperimentFile;
using exchange::TableForm;

constexpr const char* merge_footer = R"(
The files are the parts --shard made of one experiment, in any order. What is written is, byte for
byte, what one run without --shard writes. Parts of different experiments, a row that is missing and a
row that stands in two parts are refused.

  statescope merge part1.csv part2.csv part3.csv part4.csv --out aima.csv

Exit code: 0, 1 when the file cannot be written, 2 when the parts do not make one experiment.)";

constexpr const char* summary_footer = R"(
For each run and distance: boards, how many were solved, how many answers were shortest; of the solved
boards mean, quartiles (q1, q3) and median of the nodes expanded and generated, the mean of the
successors looked at, and the mean effective branching factor b*. A file that was stopped early has a
summary of the rows it holds.

  statescope summary ties.csv
  statescope experiment aima --out - | statescope summary - --format markdown

Exit code: 0, 1 when it cannot be written, 2 when the file is none of an experiment.)";

std::variant<ExperimentFile, ExperimentFault> read_file(const std::string& name, std::istream& in) {
    const auto text = text_of_input(name, in);
    const std::string place = place_of_input(name);
    if (!text) return ExperimentFault{place + " cannot be read"};
    return exchange::read_experiment(place, *text);
}

int refuse(const ExperimentFault& fault, std::ostream& err) {
    fmt::print(err, "statescope: {}\n", fault.sentence);
    return bad_input;
}

int run_merge(const std::vector<std::string>& names, const OutputTarget& target, std::istream& in,
              std::ostream& out, std::ostream& err) {
    if (!may_write(target, err)) return cannot_write;
    std::vector<ExperimentFile> files;
    for (const std::string& name : names) {
        auto file = read_file(name, in);
        if (const auto* fault = std::get_if<ExperimentFault>(&file)) return refuse(*fault, err);
        files.push_back(std::get<ExperimentFile>(std::move(file)));
    }
    const auto merged = exchange::merged(files);
    if (const auto* fault = std::get_if<ExperimentFault>(&merged)) return refuse(*fault, err);
    Output file(target, out);
    file.write(std::get<std::string>(merged));
    return file.finish(err);
}

int run_summary(const std::string& name, TableForm form, std::istream& in, std::ostream& out,
                std::ostream& err) {
    const auto file = read_file(name, in);
    if (const auto* fault = std::get_if<ExperimentFault>(&file)) return refuse(*fault, err);
    const auto samples = exchange::samples_of(std::get<ExperimentFile>(file));
    if (const auto* fault = std::get_if<ExperimentFault>(&samples)) return refuse(*fault, err);
    const auto summaries = study::summaries(std::get<std::vector<study::Sample>>(samples));
    out << exchange::table_text(exchange::summary_table(summaries), form);
    return success;
}

class Merge : public SubCommand {
  public:
    explicit Merge(CLI::App& parent)
        : app_(*parent.add_subcommand("merge", "put the parts of an experiment together")) {
        app_.add_option("FILE", files_, "the parts; - for standard input")->required();
        add_output(app_, out_, "the CSV file to write", OutputNamed::Always);
        app_.footer(merge_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream&) override {
        return [files = files_, target = out_](std::istream& in, std::ostream& out,
                                               std::ostream& err) {
            return run_merge(files, target, in, out, err);
        };
    }

  private:
    CLI::App& app_;
    std::vector<std::string> files_;
    OutputTarget out_;
};

class SummaryCommand : public SubCommand {
  public:
    explicit SummaryCommand(CLI::App& parent)
        : app_(*parent.add_subcommand("summary", "what the rows of an experiment come to")) {
        app_.add_option("FILE", file_, "the file of an experiment; - for standard input")
            ->required();
        std::vector<std::string> forms;
        for (const auto& named : exchange::names<TableForm>())
            forms.emplace_back(named.name);
        app_.add_option("--format", form_, "the form of the table (text)")
            ->check(CLI::IsMember(forms).description(""))
            ->type_name(fmt::format("{}", fmt::join(forms, "|")));
        app_.footer(summary_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream&) override {
        const TableForm form = exchange::value_of<TableForm>(form_).value();
        return [file = file_, form](std::istream& in, std::ostream& out, std::ostream& err) {
            return run_summary(file, form, in, out, err);
        };
    }

  private:
    CLI::App& app_;
    std::string file_;
    std::string form_ = "text";
};

}  // namespace

std::unique_ptr<SubCommand> add_merge(CLI::App& parent) {
    return std::make_unique<Merge>(parent);
}

std::unique_ptr<SubCommand> add_summary(CLI::App& parent) {
    return std::make_unique<SummaryCommand>(parent);
}

}  // namespace statescope::cli
