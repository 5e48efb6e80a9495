#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace statescope::session {

class Session;

/// A file that only one program holds at a time: as long as it lives, and no longer, however it
/// ends.
class HeldFile {
  public:
    /// Takes the file, made if need be; nothing when another program holds it, or it cannot be.
    static std::optional<HeldFile> take(const std::filesystem::path& file);
    ~HeldFile();
    HeldFile(HeldFile&& other) noexcept;
    HeldFile& operator=(HeldFile&& other) noexcept;
    HeldFile(const HeldFile&) = delete;
    HeldFile& operator=(const HeldFile&) = delete;

  private:
    explicit HeldFile(int descriptor) : descriptor_(descriptor) {}
    int descriptor_ = -1;
};

/// What a program that did not end as it should had open.
struct LeftWork {
    std::filesystem::path file;  ///< a work file
    std::filesystem::path lock;
    HeldFile held;  ///< so that no other window offers it too
};

/// Keeps what is open in a work file in the user's folder, written anew soon after every change, so
/// that it comes back after a crash, a power cut or a `kill -9`. Every window has a file of its
/// own, which goes when the window is closed as it should.
class Autosave {
  public:
    /// Keeps its files in the folder, made if need be. Where that cannot be, nothing is kept.
    explicit Autosave(std::filesystem::path folder);
    /// The window was closed: nothing is to come back.
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// What was left behind longest ago, if anything; it is the caller's from now on.
    std::optional<LeftWork> take_left();

    /// Between two writings.
    static constexpr std::chrono::duration<double> pause{1};

    /// Lets time pass: writes what changed, at most once a pause. True while a change waits to be
    /// written, so that the next call should not be long in coming.
    bool tick(const Session& session, std::chrono::duration<double> elapsed);

  private:
    std::filesystem::path folder_;
    std::filesystem::path file_;
    std::filesystem::path lock_;
    std::optional<HeldFile> held_;
    std::string written_;  ///< what the file holds
    std::chrono::duration<double> since_ = pause;
};

/// Forgets what was left behind.
void forget_left_work(const LeftWork& left);

}  // namespace statescope::session
