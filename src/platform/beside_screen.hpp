#pragma once

namespace statescope::platform {

/// Where a frame is drawn that is not for the screen: while it lives, it is the bound framebuffer,
/// with alpha, all of it transparent at first.
class BesideScreen {
  public:
    BesideScreen(int width, int height);
    ~BesideScreen();
    BesideScreen(const BesideScreen&) = delete;
    BesideScreen& operator=(const BesideScreen&) = delete;

  private:
    unsigned framebuffer_ = 0;
    unsigned colours_ = 0;
};

}  // namespace statescope::platform
