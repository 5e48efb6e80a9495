// `statescope completion` and `statescope man`: what the command line tells shells and manuals of
// itself. The build writes both into the folder of the build, for `cmake --install`.

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <utility>

#include "cli/command_table.hpp"
#include "cli/completions.hpp"
#include "cli/man_page.hpp"
#include "cli/sub_command.hpp"
#include "exchange/rule_names.hpp"
#include "version.hpp"

namespace statescope::cli {

namespace {

constexpr const char* completion_footer = R"(
Where `cmake --install` puts the program, it puts these files, too. Otherwise, for bash:

  statescope completion bash > ~/.local/share/bash-completion/completions/statescope

for zsh, into a folder that fpath names, and for fish:

  statescope completion zsh > ~/.zfunc/_statescope
  statescope completion fish > ~/.config/fish/completions/statescope.fish

Exit code: 0, 1 when it cannot be written, 2 when the shell is none of these.)";

constexpr const char* man_footer = R"(
Where `cmake --install` puts the program, it puts the page, too. To read it at once:

  statescope man > statescope.1 && man ./statescope.1

Exit code: 0, or 1 when it cannot be written.)";

constexpr std::array<exchange::Named<Shell>, 3> shells{
    {{"bash", Shell::Bash}, {"zsh", Shell::Zsh}, {"fish", Shell::Fish}}};

/// What writes a text to standard output.
Task printing(std::string text) {
    return [text = std::move(text)](std::istream&, std::ostream& out, std::ostream&) {
        out << text;
        return success;
    };
}

class Completion : public SubCommand {
  public:
    explicit Completion(CLI::App& parent)
        : parent_(parent),
          app_(*parent.add_subcommand("completion", "a file by which a shell completes commands")) {
        app_.add_option("SHELL", shell_, "the shell")
            ->required()
            ->check(CLI::IsMember({"bash", "zsh", "fish"}).description(""))
            ->type_name("bash|zsh|fish");
        app_.footer(completion_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream&) override {
        Shell shell = Shell::Bash;
        for (const auto& named : shells) {
            if (named.name == shell_) shell = named.value;
        }
        return printing(completions(command_table(parent_), shell));
    }

  private:
    CLI::App& parent_;
    CLI::App& app_;
    std::string shell_;
};

class Man : public SubCommand {
  public:
    explicit Man(CLI::App& parent)
        : parent_(parent), app_(*parent.add_subcommand("man", "the manual page")) {
        app_.footer(man_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream&) override {
        return printing(man_page(command_table(parent_), version));
    }

  private:
    CLI::App& parent_;
    CLI::App& app_;
};

}  // namespace

std::unique_ptr<SubCommand> add_completion(CLI::App& parent) {
    return std::make_unique<Completion>(parent);
}

std::unique_ptr<SubCommand> add_man(CLI::App& parent) {
    return std::make_unique<Man>(parent);
}

}  // namespace statescope::cli
