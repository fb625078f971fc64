import EchoScreen
import EchoText

/// The languages that can be learned as rows to choose from: what each lacks, and how far the getting of one is.
struct LanguageRows {
    /// What each lacks, as far as that is known.
    let missing: [RoomLanguage: [MissingPart]]
    let getting: LanguageGetting?

    var rows: [ChoiceRowViewState] { RoomLanguage.allCases.map(row) }

    static func language(_ row: ChoiceRowViewState) -> RoomLanguage? { RoomLanguage(rawValue: row.id) }

    /// Whether all is there that can be got.
    func isReady(_ language: RoomLanguage) -> Bool { missing[language]?.contains(where: \.canBeGot) == false }

    private func row(_ language: RoomLanguage) -> ChoiceRowViewState {
        var row = ChoiceRowViewState(
            id: language.rawValue, title: language.title, state: state(language), note: language.rawValue)
        row.help = [lacks(language), "Enter: \(action(language))."].filter { !$0.isEmpty }.joined(separator: " ")
        return row
    }

    private func state(_ language: RoomLanguage) -> StyledText {
        if let getting, getting.language == language { return StyledText(Self.text(getting.stage), .accent) }
        guard let missing = missing[language] else { return StyledText("…", .faint) }
        let count = missing.count(where: \.canBeGot)
        if count == 0 { return StyledText("ready", .success) }
        return StyledText(count == 1 ? "1 part missing" : "\(count) parts missing", .faint)
    }

    static func text(_ stage: LanguageGetting.Stage) -> String {
        switch stage {
        case .beginning: "beginning …"
        case .loading(let bytes, let all): ByteWording.progress(bytes, of: all)
        case .step(let text): "\(Sanitizer.line(text)) …"
        case .waiting: "needs your password"
        }
    }

    private func lacks(_ language: RoomLanguage) -> String {
        let names = (missing[language] ?? []).filter(\.canBeGot).map { Sanitizer.line($0.name) }
        return names.isEmpty ? "" : "Missing: \(names.joined(separator: ", "))."
    }

    private func action(_ language: RoomLanguage) -> String {
        if let getting, getting.language == language {
            if getting.stage == .waiting { return "leave the screen for a moment, to type your password" }
            return getting.canBeStopped ? "stop, and keep what was downloaded" : "nothing; this takes a minute"
        }
        return isReady(language) ? "how to remove it" : "get it"
    }
}
