import Foundation

/// Sends standard error nowhere while the screen is up: libraries of sound servers write there, and a screen is one
/// line of theirs away from being unreadable.
struct SilencedErrors {
    /// Standard error all the same, for what the program says itself.
    let kept = dup(STDERR_FILENO)

    init() {
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nowhere >= 0 else { return }
        dup2(nowhere, STDERR_FILENO)
        close(nowhere)
    }

    func restore() {
        guard kept >= 0 else { return }
        dup2(kept, STDERR_FILENO)
        close(kept)
    }
}
