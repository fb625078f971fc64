import Foundation

/// Why the screen cannot be opened here: lines are written instead.
enum TerminalProblem: Sendable, Hashable {
    case inputIsNoTerminal
    case outputIsNoTerminal
    case noTerminalType
    case dumbTerminal(name: String)

    var sentence: String {
        switch self {
        case .inputIsNoTerminal: "\(obstacle): using plain mode, one message per line (--plain selects it)."
        case .outputIsNoTerminal: "\(obstacle): using plain mode (--plain selects it)."
        case .noTerminalType:
            "\(obstacle): using plain mode. For the full screen, try TERM=xterm-256color."
        case .dumbTerminal: "\(obstacle): using plain mode (--plain selects it)."
        }
    }

    /// Of a recording.
    var replaySentence: String { "\(obstacle): printing the replay as lines (--plain selects it)." }

    private var obstacle: String {
        switch self {
        case .inputIsNoTerminal: "Standard input is not a terminal"
        case .outputIsNoTerminal: "Standard output is not a terminal"
        case .noTerminalType: "TERM is not set"
        case .dumbTerminal(let name): "The terminal type “\(name)” cannot position the cursor"
        }
    }

    /// What is in the way, the first thing first; nil when nothing is.
    static func find(inputIsTerminal: Bool, outputIsTerminal: Bool, environment: [String: String]) -> Self? {
        if !inputIsTerminal { return .inputIsNoTerminal }
        if !outputIsTerminal { return .outputIsNoTerminal }
        guard let name = environment["TERM"], !name.isEmpty else { return .noTerminalType }
        return ["dumb", "unknown"].contains(name) ? .dumbTerminal(name: name) : nil
    }

    static var ofThisProcess: Self? {
        find(
            inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment)
    }
}
