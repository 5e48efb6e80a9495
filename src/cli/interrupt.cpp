#include "cli/interrupt.hpp"

namespace statescope::cli {

namespace {

// A handler of signals may write to nothing else.
volatile std::sig_atomic_t stop_asked = 0;

extern "C" void ask_to_stop(int signal) {
    stop_asked = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
    stop_asked = 0;
    before_sigint_ = std::signal(SIGINT, ask_to_stop);
    before_sigterm_ = std::signal(SIGTERM, ask_to_stop);
}

Interrupt::~Interrupt() {
    std::signal(SIGINT, before_sigint_);
    std::signal(SIGTERM, before_sigterm_);
}

bool Interrupt::asked() const {
    return stop_asked != 0;
}

}  // namespace statescope::cli
