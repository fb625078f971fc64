import EchoText

/// The values of a setting, and how they are shown, stepped through and read from words.
public enum SettingKind: Sendable, Hashable {
    /// `othersStartWith`: which words beyond the list are taken too; an empty one for any, none for no other.
    case choice([SettingChoice], othersStartWith: [String] = [])
    case number(NumberScale)
    case dollars
    case toggle
    /// The address of a server, or none.
    case address
    /// Text of several lines.
    case text

    /// Whether it is changed by typing alone.
    var isTyped: Bool { self == .text || self == .address }

    /// Whether a list of what it takes says little: names that this machine gives, or any text.
    var isOpen: Bool {
        guard case .choice(let choices, let others) = self, others == [""] else { return self == .text }
        return choices.count < 2 || choices.contains { $0.isLong }
    }

    func control(_ value: SettingValue) -> SettingRowViewState.Control {
        switch (self, value) {
        case (.dollars, _): return DollarLadder.control(value)
        case (.choice(let choices, _), .word(let word)):
            let index = choices.firstIndex { $0.word == word }
            let others = index == nil ? [Sanitizer.line(word)] : []
            return .choice(index: index ?? choices.count, options: choices.map(\.title) + others)
        case (.number(let scale), .number(let number)):
            return .slider(position: scale.position(value), text: scale.text(number))
        case (.number(let scale), _): return .slider(position: scale.position(value), text: scale.beyond?.title ?? "")
        case (_, .flag(let isOn)): return .toggle(isOn)
        case (_, .word(let words)): return .text(String(Sanitizer.visible(words).prefix { $0 != "\n" }))
        case (_, .number(let number)): return .text(NumberWording.plain(number))
        }
    }

    func adjusted(_ value: SettingValue, by steps: Int) -> SettingValue {
        switch (self, value) {
        case (.choice(let choices, _), .word(let word)): stepped(choices, from: word, by: steps)
        case (.number(let scale), _): scale.adjusted(value, by: steps)
        case (.dollars, _): DollarLadder.adjusted(value, by: steps)
        case (.toggle, .flag(let isOn)): .flag(steps.isMultiple(of: 2) ? isOn : !isOn)
        default: value
        }
    }

    /// The value as it is kept, if it is one of this kind.
    func accepted(_ value: SettingValue) throws(SettingError) -> SettingValue {
        switch (self, value) {
        case (.choice(let choices, let others), .word(let word)): try chosen(word, of: choices, others: others)
        case (.number(let scale), _): try scale.accepted(value)
        case (.dollars, _): try DollarLadder.accepted(value)
        case (.address, .word(let word)): .word(try ServerAddress.accepted(word))
        case (.toggle, .flag), (.text, .word): value
        case (.choice(let choices, _), _) where choices.count > 1:
            throw SettingError(reason: "must be one of \(rangeText)")
        default: throw SettingError(reason: "must be \(isOpen ? "a string" : rangeText)")
        }
    }

    /// The value a person means.
    func parsed(_ words: String) throws(SettingError) -> SettingValue {
        switch self {
        case .number:
            let bare = words.prefix { !$0.isLetter || $0 == "e" }.filter { $0 != " " }
            return try accepted(Double(bare).map(SettingValue.number) ?? .word(words))
        case .dollars: return try DollarLadder.parsed(words)
        case .toggle:
            guard let isOn = Self.flags[words.lowercased()] else { throw SettingError(reason: "must be \(rangeText)") }
            return .flag(isOn)
        case .choice, .text, .address: return try accepted(.word(words))
        }
    }

    var rangeText: String {
        switch self {
        case .choice(let choices, let others):
            choices.count < 2 && others == [""] ? "text" : Self.listed(choices, others)
        case .number(let scale): scale.rangeText
        case .dollars: DollarLadder.rangeText
        case .toggle: "on or off"
        case .address: ServerAddress.rangeText
        case .text: "text"
        }
    }

    private static let flags = ["on": true, "yes": true, "true": true, "off": false, "no": false, "false": false]

    private static func listed(_ choices: [SettingChoice], _ others: [String]) -> String {
        let words = choices.map(\.typed).joined(separator: ", ")
        return ([words] + others.map { $0.isEmpty ? "any other" : "\($0)…" }).joined(separator: " or ")
    }

    private func stepped(_ choices: [SettingChoice], from word: String, by steps: Int) -> SettingValue {
        let count = choices.count
        guard count > 0 else { return .word(word) }
        guard let index = choices.firstIndex(where: { $0.word == word }) else {
            return .word(choices[steps > 0 ? 0 : count - 1].word)
        }
        return .word(choices[((index + steps) % count + count) % count].word)
    }

    private func chosen(_ word: String, of choices: [SettingChoice], others: [String]) throws(SettingError)
        -> SettingValue
    {
        if let choice = choices.first(where: { $0.isCalled(word) }) { return .word(choice.word) }
        let isOther = others.contains { word.hasPrefix($0) && word.count > $0.count }
        if isOther, !word.contains(where: \.isWhitespace) { return .word(word) }
        // Any name is one of them: what was given is none.
        if choices.isEmpty || others == [""] { throw SettingError(reason: "must be a name without spaces") }
        throw SettingError(reason: "must be one of \(rangeText)")
    }
}
