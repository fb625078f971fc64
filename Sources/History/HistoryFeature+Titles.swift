import Echo
import EchoScreen
import EchoText
import Foundation

/// Titles that the model gives, once a conversation has got so far that there is something to call it after.
extension HistoryFeature {
    /// The offline assistant has no words of its own for it. What fails is not tried again: the first words are a title too.
    func askForTitle() {
        guard screen.preferences[flag: .asksForTitles] ?? true, !screen.isServerLocal, store != nil,
            let engine = screen.engine, let (conversation, beginning) = rules.takeBeginning()
        else { return }
        screen.slots.start(.titling) { [weak self, model = screen.modelOfTitles] in
            guard let answer = try? await engine.title(of: beginning, model: model) else { return }
            self?.note(Charge(model: answer.model, usage: answer.usage, cost: answer.cost))
            guard !Task.isCancelled, let title = ConversationTitle.given(answer.value) else { return }
            self?.note([.titled(conversation, title)])
        }
    }
}

extension ConversationTitle {
    /// Characters of a model's title: what is longer is no title.
    private static let longestGiven = 80

    /// Nil for what cannot be one.
    static func given(_ words: String) -> ConversationTitle? {
        let line = Redactor.redacted(Sanitizer.line(words.trimmed)).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let bare = line.trimmingCharacters(in: CharacterSet(charactersIn: "\"“”„«». "))
        // Whoever repeats what was said has found no title for it.
        let isRepeated = ["user:", "assistant:"].contains { bare.lowercased().hasPrefix($0) }
        guard !bare.isEmpty, bare.count <= longestGiven, !isRepeated else { return nil }
        return ConversationTitle(bare, .model)
    }
}

extension TaskSlots.Slot {
    fileprivate static let titling = Self("history.titling")
}

extension SettingID {
    /// Whether the model is asked for a conversation's title.
    static let asksForTitles = SettingID("history.titles")
}
