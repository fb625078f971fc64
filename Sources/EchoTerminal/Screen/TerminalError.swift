/// Why the screen cannot be opened.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
    case inputIsNoTerminal
    case outputIsNoTerminal
    case noTerminalType
    /// "dumb" and its like cannot place text.
    case cannotPlaceText(type: String)
    case unknownTerminal(type: String)

    /// What happened and what to do, for a line on standard error.
    public var description: String {
        switch self {
        case .inputIsNoTerminal:
            "Standard input is not a terminal, and echo-tui reads its keys there. Start it in a terminal, without a pipe."
        case .outputIsNoTerminal:
            "Standard output is not a terminal, and echo-tui draws there. Start it in a terminal, without a redirection."
        case .noTerminalType:
            "TERM is not set, so the terminal's language is unknown. Try: TERM=xterm-256color echo-tui"
        case .cannotPlaceText(let type):
            "The terminal type \"\(type)\" cannot place text on the screen. Try: TERM=xterm-256color echo-tui"
        case .unknownTerminal(let type):
            "This system does not know the terminal type \"\(type)\". Try: TERM=xterm-256color echo-tui"
        }
    }
}
