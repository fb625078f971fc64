import EchoStore
import Foundation

/// Asks for a secret in the terminal, which does not show what is typed.
struct HiddenPrompt: Sendable {
    /// More than any key has; the rest of what is typed is left out.
    static let longest = 4_096
    /// A terminal sends the rest of a key's sequence sooner than this, in milliseconds; what comes alone is Escape.
    private static let sequencePause: Int32 = 50

    /// Whether somebody can be asked.
    var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    enum Typed {
        case secret(Secret)
        /// Enter was pressed, and nothing typed before.
        case nothing
        /// Escape, Ctrl+C or Ctrl+D was pressed, or there is no terminal.
        case left
    }

    /// Nil without a terminal, and when the person gives up: with Escape, Ctrl+C, Ctrl+D or nothing at all.
    func ask(_ question: String) -> Secret? {
        guard case .secret(let secret) = hiding({ read(question) }) ?? .left else { return nil }
        return secret
    }

    /// While `body` runs, nothing that is typed is shown; what nobody has read by its end is thrown away. Nil without a
    /// terminal.
    func hiding<Value>(_ body: () async throws -> Value) async rethrows -> Value? {
        guard let usual = hide() else { return nil }
        defer { show(usual) }
        return try await body()
    }

    private func hiding<Value>(_ body: () -> Value) -> Value? {
        guard let usual = hide() else { return nil }
        defer { show(usual) }
        return body()
    }

    /// Asks while nothing is shown.
    func read(_ question: String) -> Typed {
        write(question)
        defer { write("\n") }
        return read()
    }

    /// Throws away what is typed meanwhile.
    ///
    /// - Returns: false when the person left instead.
    func wait(_ pause: Duration) -> Bool {
        let end = ContinuousClock.now + pause
        while true {
            let rest = end - .now
            guard rest > .zero else { return true }
            let milliseconds = Int32(clamping: rest.components.seconds * 1_000) + 1_000
            guard isReady(within: min(milliseconds, 1_000)) else { continue }
            guard let byte = nextByte(), ![0x03, 0x04].contains(byte), !(byte == 0x1B && isEscape()) else {
                return false
            }
        }
    }

    func say(_ sentence: String) { write(sentence + "\n") }

    private func hide() -> termios? {
        var usual = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
        var hidden = usual
        // Ctrl+C too comes as a byte, so that the terminal is always put back as it was.
        hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        return tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 ? usual : nil
    }

    private func show(_ usual: termios) {
        var usual = usual
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
    }

    private func read() -> Typed {
        var line = HiddenLine()
        while let byte = nextByte() {
            if byte == 0x1B, isEscape() { return .left }
            switch line.take(byte) {
            case .goesOn: continue
            case .finished: return line.text.isEmpty ? .nothing : .secret(Secret(line.text))
            case .cancelled: return .left
            }
        }
        return .left
    }

    /// After the byte that Escape sends: whether it was Escape, or the beginning of another key's sequence, which is skipped.
    private func isEscape() -> Bool {
        guard isReady(within: Self.sequencePause), let first = nextByte() else { return true }
        guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return false }
        while isReady(within: Self.sequencePause), let byte = nextByte(), !(0x40...0x7E).contains(byte) {}
        return false
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    private func nextByte() -> UInt8? {
        var byte: UInt8 = 0
        return Glibc.read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    /// On standard error: standard output may be a file.
    private func write(_ text: String) { PlainOutput.complain(text) }
}
