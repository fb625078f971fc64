import EchoStore
import Foundation

/// Asks for a secret in the terminal, which does not show what is typed.
struct HiddenPrompt: Sendable {
    /// More than any key has; the rest of what is typed is left out.
    static let longest = 4_096

    /// Whether somebody can be asked.
    var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Nil without a terminal, and when the person gives up: with Ctrl+C, Ctrl+D or nothing at all.
    func ask(_ question: String) -> Secret? {
        guard hasTerminal else { return nil }
        var usual = termios()
        guard tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
        var hidden = usual
        // Ctrl+C too comes as a byte, so that the terminal is always put back as it was.
        hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
            write("\n")
        }
        write(question)
        return read()
    }

    func say(_ sentence: String) { write(sentence + "\n") }

    private func read() -> Secret? {
        var line = HiddenLine()
        var byte: UInt8 = 0
        while Glibc.read(STDIN_FILENO, &byte, 1) == 1 {
            switch line.take(byte) {
            case .goesOn: continue
            case .finished: return line.text.isEmpty ? nil : Secret(line.text)
            case .cancelled: return nil
            }
        }
        return nil
    }

    /// On standard error: standard output may be a file.
    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
