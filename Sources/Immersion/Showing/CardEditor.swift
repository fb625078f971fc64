import EchoScreen
import EchoText
import Foundation

/// A card's word and meaning, while they are being changed.
struct CardEditor: Sendable {
    private var composer = Composer()

    init(_ card: ReviewCard) { composer.insert("\(card.word) = \(card.translation)") }

    mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    var content: OverlayViewState.Content {
        .editor(composer.viewState(placeholder: "word = meaning; Enter saves it"))
    }

    /// As they were written; nil where one of them is missing.
    var edited: (word: String, translation: String)? {
        guard let equals = composer.text.range(of: " = ") else { return nil }
        let word = composer.text[..<equals.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        let translation = composer.text[equals.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
        return word.isEmpty || translation.isEmpty ? nil : (word, translation)
    }
}

/// A card's tags, while they are being changed.
struct TagEditor: Sendable {
    private var composer = Composer()

    init(_ card: ReviewCard) { composer.insert(NoteTags.text(card.tags)) }

    mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    var content: OverlayViewState.Content {
        .editor(composer.viewState(placeholder: "tags, separated by spaces; Enter saves them"))
    }

    var text: String { composer.text }
}
