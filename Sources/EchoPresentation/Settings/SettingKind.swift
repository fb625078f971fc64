/// What values a setting takes, how they are shown, stepped through and read from words.
enum SettingKind: Sendable, Hashable {
    /// `othersStartWith`: which words beyond the list are taken too; nil for none.
    case choice([SettingChoice], othersStartWith: String? = nil)
    case number(NumberScale)
    case toggle
    case text

    func control(_ value: SettingValue) -> SettingRowViewState.Control {
        switch (self, value) {
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
        case (.toggle, .flag(let isOn)): .flag(steps.isMultiple(of: 2) ? isOn : !isOn)
        default: value
        }
    }

    /// The value as it is kept, if it is one of this kind.
    func accepted(_ value: SettingValue) throws(SettingError) -> SettingValue {
        switch (self, value) {
        case (.choice(let choices, let others), .word(let word)): try chosen(word, of: choices, others: others)
        case (.number(let scale), _): try scale.accepted(value)
        case (.toggle, .flag), (.text, .word): value
        default: throw SettingError(reason: "must be \(rangeText)")
        }
    }

    /// The value a person means.
    func parsed(_ words: String) throws(SettingError) -> SettingValue {
        switch self {
        case .number:
            let bare = words.prefix { !$0.isLetter || $0 == "e" }.filter { $0 != " " }
            return try accepted(Double(bare).map(SettingValue.number) ?? .word(words))
        case .toggle:
            guard let isOn = Self.flags[words.lowercased()] else { throw SettingError(reason: "must be \(rangeText)") }
            return .flag(isOn)
        case .choice, .text: return try accepted(.word(words))
        }
    }

    var rangeText: String {
        switch self {
        case .choice(let choices, _): choices.map(\.word).joined(separator: ", ")
        case .number(let scale): scale.rangeText
        case .toggle: "on or off"
        case .text: "text"
        }
    }

    private static let flags = ["on": true, "yes": true, "true": true, "off": false, "no": false, "false": false]

    private func stepped(_ choices: [SettingChoice], from word: String, by steps: Int) -> SettingValue {
        let count = choices.count
        guard let index = choices.firstIndex(where: { $0.word == word }) else {
            return .word(choices[steps > 0 ? 0 : count - 1].word)
        }
        return .word(choices[((index + steps) % count + count) % count].word)
    }

    private func chosen(_ word: String, of choices: [SettingChoice], others: String?) throws(SettingError)
        -> SettingValue
    {
        if let choice = choices.first(where: { $0.word == word.lowercased() || $0.title == word }) {
            return .word(choice.word)
        }
        if let others, word.hasPrefix(others), word.count > others.count, !word.contains(" ") { return .word(word) }
        throw SettingError(reason: "must be one of \(rangeText)")
    }
}
