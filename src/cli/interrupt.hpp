#pragma once

#include <csignal>

namespace statescope::cli {

/// While it lives, Ctrl-C (SIGINT) and SIGTERM, which batch systems send at the end of the time
/// given, ask the program to stop, so that it can keep what it has. A second one ends it at once.
/// There can be one at a time.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether the program was asked to stop.
    bool asked() const;

  private:
    using Handler = void (*)(int);
    Handler before_sigint_;
    Handler before_sigterm_;
};

}  // namespace statescope::cli
