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
