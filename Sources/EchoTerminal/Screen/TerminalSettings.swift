import Glibc

/// The line settings of the terminal: as they were found, and so that every key comes as it is pressed.
struct TerminalSettings {
    let found: termios

    init() {
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        found = settings
    }

    /// Nothing is echoed, collected, translated or taken for a signal, in either direction.
    func makeRaw() {
        var raw = found
        cfmakeraw(&raw)
        apply(raw)
    }

    func restore() { apply(found) }

    /// What was typed but not read is forgotten: the rest of a sequence is no command for the shell.
    static func forgetInput() { tcflush(STDIN_FILENO, TCIFLUSH) }

    private func apply(_ settings: termios) {
        var settings = settings
        while tcsetattr(STDIN_FILENO, TCSANOW, &settings) < 0, errno == EINTR {}
    }
}
