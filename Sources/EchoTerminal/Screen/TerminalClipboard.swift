/// The clipboard of whoever sits at the terminal: through the terminal itself, and through a program of the desktop.
public struct TerminalClipboard: Sendable {
    private let kind: TerminalKind
    private let hasTerminal: Bool

    /// - Parameters:
    ///   - environment: says which terminal and which desktop it is.
    ///   - hasTerminal: what is written goes to a terminal, not into a pipe or a file.
    public init(environment: [String: String], hasTerminal: Bool) {
        self.init(kind: TerminalKind(environment: environment), hasTerminal: hasTerminal)
    }

    init(kind: TerminalKind, hasTerminal: Bool = true) {
        self.kind = kind
        self.hasTerminal = hasTerminal
    }

    /// Copies a text. `write` sends commands to the terminal.
    ///
    /// - Returns: false when it surely did not get there. Terminals do not say what they took.
    public func copy(_ text: String, write: (String) -> Void) -> Bool {
        let command = hasTerminal ? TerminalCommands(kind: kind).copy(text) : nil
        command.map(write)
        return Clipboard(environment: kind.environment).copy(text) || command != nil
    }
}

/// The programs that put text into the clipboard of the desktop, where there is one.
struct Clipboard: Sendable {
    let environment: [String: String]

    /// Which one to run, by what the desktop says of itself; nil without a desktop or a program for it.
    var command: [String]? {
        let path = ProgramPath(environment)
        let programs: [(display: String, words: [String])] = [
            ("WAYLAND_DISPLAY", ["wl-copy"]), ("DISPLAY", ["xclip", "-selection", "clipboard"]),
            ("DISPLAY", ["xsel", "--clipboard", "--input"]),
        ]
        for (display, words) in programs where environment[display].map({ !$0.isEmpty }) == true {
            if let file = path.file(of: words[0]) { return [file] + words.dropFirst() }
        }
        return nil
    }

    /// Whether a program took it. Nobody waits for it, and the text stands in no list of processes.
    func copy(_ text: String) -> Bool {
        guard let command else { return false }
        return ChildProgram(words: command, input: text, isDetached: true).launch()
    }
}
