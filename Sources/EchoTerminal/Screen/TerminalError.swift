/// Why the screen cannot be opened.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
    case inputIsNoTerminal
    case outputIsNoTerminal
    case noTerminalType
    /// "dumb" and its like cannot place text.
    case cannotPlaceText(type: String)
    case unknownTerminal(type: String)

    /// The problem and the remedy, for a line on standard error.
    public var description: String {
        switch self {
        case .inputIsNoTerminal:
            "Standard input is not a terminal. Run echo-tui in a terminal, without a pipe, or use --plain."
        case .outputIsNoTerminal:
            "Standard output is not a terminal. Run echo-tui in a terminal, without redirection, or use --plain."
        case .noTerminalType:
            "TERM is not set, so the terminal type is unknown. Try: TERM=xterm-256color echo-tui"
        case .cannotPlaceText(let type):
            "The terminal type \"\(type)\" cannot position the cursor. Try: TERM=xterm-256color echo-tui"
        case .unknownTerminal(let type):
            "Unknown terminal type \"\(type)\". Try: TERM=xterm-256color echo-tui"
        }
    }
}
