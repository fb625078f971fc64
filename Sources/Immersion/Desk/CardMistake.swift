import Foundation

/// What a card of a mistake asks: the right words in place of the wrong ones, and why.
///
/// It is the card's translation, so that it travels to other programs and back.
struct CardMistake: Hashable {
    let wrong: String
    let why: String

    init(wrong: String, why: String) { (self.wrong, self.why) = (wrong, why) }

    /// Nil for the translation of a word.
    init?(_ translation: String) {
        guard translation.hasPrefix(Self.beginning),
            let end = translation.range(of: Self.between)
        else { return nil }
        wrong = String(translation[..<end.lowerBound].dropFirst(Self.beginning.count))
        why = String(translation[end.upperBound...])
    }

    private static let (beginning, between) = ("not “", "”: ")

    /// "not “quiere”".
    var asked: String { "\(Self.beginning)\(wrong)”" }

    var text: String { "\(Self.beginning)\(wrong)\(Self.between)\(why)" }
}
