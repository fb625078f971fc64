import Foundation

/// The terminal while keys are read from it one by one; Ctrl+C stays a signal.
final class WatchTerminal: Sendable {
    private let usual: termios
    /// So long after Escape nothing more of a sequence comes, in milliseconds.
    private static let pause: Int32 = 50

    private let onKey: @Sendable (WatchStroke) -> Void

    /// Nil without a terminal.
    init?(onKey: @escaping @Sendable (WatchStroke) -> Void) {
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
                if reader.isUnsure, !Self.comesMore(), let key = reader.pause() { onKey(key) }
                let count = read(STDIN_FILENO, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count == 1 else { return }
                if let key = reader.stroke(byte) { onKey(key) }
            }
        }
    }

    private static func comesMore() -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, pause) != 0
    }

    func restore() {
        var usual = usual
        tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
    }
}
