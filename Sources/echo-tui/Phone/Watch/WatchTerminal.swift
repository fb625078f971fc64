import Foundation

/// The terminal while keys are read from it one by one; Ctrl+C stays a signal.
final class WatchTerminal: Sendable {
    private let usual: termios
    private let onKey: @Sendable (WatchKey) -> Void

    /// Nil without a terminal.
    init?(onKey: @escaping @Sendable (WatchKey) -> Void) {
        var usual = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
        (self.usual, self.onKey) = (usual, onKey)
    }

    func start() {
        var changed = usual
        changed.c_lflag &= ~tcflag_t(ECHO | ICANON)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &changed)
        Thread.detachNewThread { [onKey] in
            var reader = WatchKeyReader()
            var byte: UInt8 = 0
            while true {
                let count = read(STDIN_FILENO, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count == 1 else { return }
                if let key = reader.take(byte) { onKey(key) }
            }
        }
    }

    func restore() {
        var usual = usual
        tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
    }
}
