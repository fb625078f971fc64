import EchoPresentation
import Foundation

/// The terminal: its kind, size, colours and how it writes characters.
struct TerminalCheckup: CheckupProtocol {
    let environment: [String: String]
    /// nil when standard output is not a terminal.
    let size: TerminalSize?
    /// What the terminal's description says; nil when there is none for its name.
    let colors: Int?

    func findings() -> [Finding] {
        [kind, sizeFinding, locale]
    }

    private var kind: Finding {
        let name = environment["TERM"] ?? ""
        let problem = TerminalProblem.find(
            inputIsTerminal: true, outputIsTerminal: true, environment: ["TERM": name, "LANG": "C.UTF-8"])
        if let problem {
            return .bad("Terminal", name.isEmpty ? "TERM is not set" : name, advice: problem.sentence)
        }
        guard let colors else {
            return .bad(
                "Terminal", "\(name), which this system has no description of",
                advice: "Install ncurses-term, or set TERM to a kind that is known, such as xterm-256color.")
        }
        return colors >= 8
            ? .good("Terminal", "\(name), \(colors) colours")
            : .caution("Terminal", "\(name), no colours", advice: "The theme “mono” is used.")
    }

    private var sizeFinding: Finding {
        guard let size else {
            return .caution(
                "Size", "standard output is not a terminal", advice: "Run the doctor in the terminal to measure it.")
        }
        let fact = "\(size.columns) × \(size.rows)"
        if size.columns >= 100 && size.rows >= 24 { return .good("Size", fact) }
        return size.columns >= 60 && size.rows >= 16
            ? .good("Size", "\(fact): the side panes are tabs under 100 columns")
            : .caution("Size", fact, advice: "Make the window at least 60 × 16.")
    }

    private var locale: Finding {
        let locale = CharacterLocale(environment: environment)
        if locale.isUTF8 { return .good("Locale", locale.name) }
        return locale.isUnspecified
            ? .caution(
                "Locale", "\(locale.name) names no character set: UTF-8 is written",
                advice: "If boxes and letters come out wrong: name the terminal's, such as LC_ALL=en_US.ISO-8859-1.")
            : .caution(
                "Locale", "\(locale.name) is not UTF-8: nothing but ASCII is written",
                advice: "If the terminal takes UTF-8: LC_ALL=C.UTF-8 echo-tui.")
    }
}
