import EchoText

/// Words of the plain mode, where nothing is drawn: keys are named by their commands, signs by words.
struct PlainWording: Sendable {
    let commands: CommandTable

    /// Commands are written, not pressed.
    ///
    /// - Parameter keys: of the panel that it stands in, whose letters are written in a line of their own.
    func text(_ wording: Wording, in keys: KeyContext? = nil) -> String {
        var text = ""
        // How the last name of a command was asked for, as long as others may follow it.
        var verb = Verb.none
        for part in wording.parts {
            let words = part.text { name(of: $0, in: keys) }
            if case .key = part {
                let isWritten = words.hasPrefix("/")
                if isWritten { text = Self.written(text) }
                if text.hasSuffix(" or ") { text += verb.word(before: isWritten) }
                verb = Verb(endOf: text) ?? verb
            } else if words != " or " {
                verb = .none
            }
            text += words
        }
        return text
    }

    /// The verb for a name: "/talk" is typed, "Enter" is pressed.
    private enum Verb {
        case none, type, press

        init?(endOf text: String) {
            switch text.split(separator: " ").last?.lowercased() {
            case "type" where text.hasSuffix(" "): self = .type
            case "press" where text.hasSuffix(" "): self = .press
            default: return nil
            }
        }

        /// The other verb, where the next of several names wants it.
        func word(before isWritten: Bool) -> String {
            switch self {
            case .type where !isWritten: "press "
            case .press where isWritten: "type "
            default: ""
            }
        }
    }

    private static func written(_ text: String) -> String {
        for (pressed, written) in [("Press ", "Type "), ("press ", "type ")] where text.hasSuffix(pressed) {
            return text.dropLast(pressed.count) + written
        }
        return text
    }

    /// A letter of the panel for what has no name that can be written anywhere.
    private func name(of command: Command, in keys: KeyContext?) -> String {
        guard commands[command].slash == nil, let letter = letter(of: command, in: keys) else {
            return name(of: command)
        }
        return "“\(letter)”"
    }

    /// What to write, where the screen says what to press.
    func name(of command: Command) -> String {
        switch command {
        case .send: "Enter"
        case .approve, .confirm: "y"
        case .deny: "n"
        case .approveForGood: "a"
        case .palette, .help: "/help"
        case .focus(.settings): "/settings"
        default: commands[command].slash.map { "/" + $0 } ?? "“\(commands[command].title)”"
        }
    }

    /// What a panel with keys of its own takes a command by; nil for one that it has no letter for.
    func letter(of command: Command, in keys: KeyContext?) -> String? {
        guard let keys else { return nil }
        return commands[command].keys.first { $0.contexts.contains(keys) && $0.name.count == 1 }?.name
    }

    /// A line of a panel without what only an eye can read: signs become words or nothing, lines and bars nothing.
    static func spoken(_ line: String) -> String {
        let words = line.map { signs[$0] ?? (isDrawing($0) ? "" : String($0)) }.joined()
        return words.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" , ", with: ", ")
    }

    /// "listening"; nil for what comes and goes by itself.
    static func news(of activity: Activity, after last: String) -> String? {
        switch activity {
        case .starting, .connecting, .opening, .thinking, .speaking, .writing: nil
        case .idle where ["listening", "muted", "no microphone"].contains(last): "not listening"
        case .idle: last == "not listening" ? nil : "connected"
        case .listening, .hearing: "listening"
        case .muted: "muted"
        case .noMicrophone: "no microphone"
        case .offline: "offline"
        case .reconnecting: "reconnecting"
        }
    }

    /// What became of a message, with the last words that were heard of one that was interrupted.
    static func mark(_ row: MessageRowViewState) -> String? {
        guard let mark = row.mark else { return nil }
        // No key stops anything here.
        let words = spoken(mark.text.replacing("Esc ", with: "/stop "))
        guard let heard = row.heardCharacters, heard > 0, heard < row.text.count else {
            return words.isEmpty ? nil : "(\(words))"
        }
        let last = row.text.prefix(heard).suffix(200).split(whereSeparator: \.isWhitespace).suffix(5)
        return "(\(words): “\(last.joined(separator: " "))”)"
    }

    private static let signs: [Character: String] = [
        "✓": "ok:", "✗": "not ok:", "✕": "", "↳": "", "●": "", "○": "", "◉": "", "⊘": "", "↻": "", "⇄": "", "▸": "",
        "▶": "", "✎": "", "◷": "", "→": "", "←": "", "·": ",", "…": "", "♪": "sound", "‖": "paused",
    ]

    /// Boxes, blocks and braille.
    private static func isDrawing(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            (0x2500...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value)
        }
    }
}
