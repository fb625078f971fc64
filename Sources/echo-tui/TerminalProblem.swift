import Foundation

/// Why the screen cannot be opened here, and what happens instead.
enum TerminalProblem: Sendable, Hashable {
    case inputIsNoTerminal
    case outputIsNoTerminal
    case noTerminalType
    case dumbTerminal(name: String)
    case notUTF8(locale: String)

    var sentence: String {
        switch self {
        case .inputIsNoTerminal: "\(obstacle), so this is the plain mode: a message a line (--plain asks for it)."
        case .outputIsNoTerminal: "\(obstacle), so this is the plain mode: lines, no screen (--plain asks for it)."
        case .noTerminalType:
            "\(obstacle), so this is the plain mode: lines, no screen. For the screen try TERM=xterm-256color."
        case .dumbTerminal: "\(obstacle), so this is the plain mode: lines (--plain asks for it)."
        case .notUTF8(let locale):
            "The locale “\(locale)” is not UTF-8, so letters and lines would come out wrong. Try LC_ALL=C.UTF-8 echo-tui."
        }
    }

    /// Of a recording.
    var replaySentence: String { "\(obstacle), so the recording is written as lines (--plain asks for it)." }

    private var obstacle: String {
        switch self {
        case .inputIsNoTerminal: "Standard input is not a terminal"
        case .outputIsNoTerminal: "Standard output is not a terminal"
        case .noTerminalType: "TERM is not set"
        case .dumbTerminal(let name): "The terminal “\(name)” cannot place text on a screen"
        case .notUTF8(let locale): "The locale “\(locale)” is not UTF-8"
        }
    }

    /// Lines can be written and read all the same.
    var allowsPlainMode: Bool { if case .notUTF8 = self { false } else { true } }

    /// What is in the way, the first thing first; nil when nothing is.
    static func find(inputIsTerminal: Bool, outputIsTerminal: Bool, environment: [String: String]) -> Self? {
        if !inputIsTerminal { return .inputIsNoTerminal }
        if !outputIsTerminal { return .outputIsNoTerminal }
        guard let name = environment["TERM"], !name.isEmpty else { return .noTerminalType }
        if ["dumb", "unknown"].contains(name) { return .dumbTerminal(name: name) }
        let locale = CharacterLocale(environment: environment)
        return locale.isUTF8 || locale.isUnspecified ? nil : .notUTF8(locale: locale.name)
    }

    static var ofThisProcess: Self? {
        find(
            inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment)
    }
}
