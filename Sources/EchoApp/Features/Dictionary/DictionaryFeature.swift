import Echo
import EchoScreen
import EchoText

/// The person's own words, which the transcription is told to expect: names, products.
@MainActor final class DictionaryFeature: FeatureProtocol {
    nonisolated static let offer = FeatureOffer(
        "dictionary",
        slashCommands: [
            SlashCommand(
                "dictionary",
                "List the words that the transcription is told to expect; add NAME adds one, remove NAME removes one.",
                .words(["add", "remove", "list"])
            ) { words in .intents([.performWith(.changeDictionary, words)]) }
        ],
        settings: [words])

    nonisolated private static let words = Setting(
        .dictionary, "Dictionary", slash: "dictionary-words",
        "Names and other words to spell correctly, separated by commas.", in: .hearing,
        acts: .session, kind: { _ in .text },
        obstacle: { chosen, options in
            let name = chosen.session.transcriptionModel
            return options.catalogue[name]?.hints.contains(.keywords) == true
                ? nil : "\(name) does not take words to expect"
        },
        objection: { value in
            guard case .word(let text) = value else { return nil }
            return DictionaryRules.objection(to: WordList.words(in: text))
        },
        read: { .word($0.session.dictionary.joined(separator: ", ")) },
        write: { if case .word(let text) = $1 { $0.session.dictionary = WordList.words(in: text) } }
    )
    .needing(.transcription)

    private let screen: ScreenDoor

    init(_ screen: ScreenDoor) { self.screen = screen }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .changeDictionary else { return false }
        let before = screen.preferences.session.dictionary
        let outcome = DictionaryRules.perform(
            DictionaryRequest(words), on: before, others: screen.sessionSettings.keywords)
        if outcome.words != before {
            var chosen = screen.preferences
            chosen.session.dictionary = outcome.words
            screen.choose(chosen)
        }
        screen.notify(outcome.wording + obstacle, outcome.isDone ? .success : .warning)
        return true
    }

    /// Words of which nobody is told do nothing.
    private var obstacle: Wording {
        guard let reason = Self.words.obstacle(in: screen.preferences, among: screen.options) else { return "" }
        return Wording(" It has no effect now: \(reason). /transcription chooses another model.")
    }
}

extension Command {
    /// Lists the person's words, or changes them: "add Kubernetes".
    static let changeDictionary = Command("changeDictionary")
}
