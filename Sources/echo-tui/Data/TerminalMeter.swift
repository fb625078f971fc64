import Foundation
import Synchronization

/// Tells on standard error how far something is: in one line of the terminal, else in a line now and then.
final class TerminalMeter: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let pace: Mutex<MeterPace>

    init() { pace = Mutex(isTerminal ? .terminal : .lines) }

    func show(_ text: @autoclosure () -> String) {
        guard pace.withLock({ $0.isDue(at: .now) }) else { return }
        write(isTerminal ? "\r\u{1B}[K\(text())" : "echo-tui: \(text())\n")
    }

    func clear() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { PlainOutput.complain(text) }
}
