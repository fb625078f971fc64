import EchoScreen
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
                "Terminal", "\(name): no terminfo entry on this system",
                advice: "Install ncurses-term, or set TERM to a known type such as xterm-256color.")
        }
        return colors >= 8
            ? .good("Terminal", "\(name), \(colors) colours")
            : .caution("Terminal", "\(name), no colours", advice: "Using the “mono” theme.")
    }

    private var sizeFinding: Finding {
        guard let size else {
            return .caution(
                "Size", "standard output is not a terminal", advice: "Run the doctor in a terminal to check its size.")
        }
        let fact = "\(size.columns) × \(size.rows)"
        if size.columns >= 100 && size.rows >= 24 { return .good("Size", fact) }
        return size.columns >= 60 && size.rows >= 16
            ? .good("Size", "\(fact): below 100 columns the panes become tabs")
            : .caution("Size", fact, advice: "Make the window at least 60 × 16.")
    }

    private var locale: Finding {
        let locale = CharacterLocale(environment: environment)
        if locale.isUTF8 { return .good("Locale", locale.name) }
        return locale.isUnspecified
            ? .caution(
                "Locale", "\(locale.name) specifies no character set; assuming UTF-8",
                advice:
                    "If borders or letters look wrong, set the terminal's character set, such as LC_ALL=en_US.ISO-8859-1."
            )
            : .caution(
                "Locale", "\(locale.name) is not UTF-8; using ASCII only",
                advice: "If the terminal supports UTF-8, run LC_ALL=C.UTF-8 echo-tui.")
    }
}
