import Foundation
import Synchronization

/// A line on the terminal that tells how far something is, ten times a second at most; nothing where there is no terminal.
final class TerminalMeter: Sendable {
    private let isShown = isatty(STDERR_FILENO) == 1
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    func show(_ text: @autoclosure () -> String) {
        guard isShown else { return }
        let isDue = last.withLock { last in
            let now = ContinuousClock.now
            guard last.map({ now - $0 > .milliseconds(100) }) ?? true else { return false }
            last = now
            return true
        }
        if isDue { FileHandle.standardError.write(Data("\r\u{1B}[K\(text())".utf8)) }
    }

    func clear() {
        if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }
}
