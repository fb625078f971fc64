import Foundation

/// Whether the terminal of standard input shows what is typed; a line feed is always seen.
@MainActor final class TerminalEcho {
    private let descriptor: Int32
    /// How the terminal was found; nil while it is as it was.
    private var usual: termios?

    init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

    /// Does nothing where there is no terminal.
    func show(_ isShown: Bool) { if isShown { restore() } else { hide() } }

    private func hide() {
        var found = termios()
        guard usual == nil, isatty(descriptor) == 1, tcgetattr(descriptor, &found) == 0 else { return }
        var hidden = found
        hidden.c_lflag = (hidden.c_lflag & ~tcflag_t(ECHO)) | tcflag_t(ECHONL)
        if tcsetattr(descriptor, TCSANOW, &hidden) == 0 { usual = found }
    }

    private func restore() {
        guard var found = usual else { return }
        tcsetattr(descriptor, TCSANOW, &found)
        usual = nil
    }
}
