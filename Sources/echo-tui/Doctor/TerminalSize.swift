import Glibc

/// How many cells the terminal has.
struct TerminalSize: Sendable, Hashable {
    let columns: Int
    let rows: Int

    static var ofStandardOutput: TerminalSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
