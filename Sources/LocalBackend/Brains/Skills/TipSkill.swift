import Foundation

/// Says what a tip comes to, and the whole with it.
struct TipSkill: SkillProtocol {
    let isExact = true

    private static let money: Set<String> = ["dollars", "dollar", "euros", "euro", "pounds", "francs", "bucks"]
    private let rated = [
        "... [a] {#rate} (%|percent) tip (on|for|of) [a bill of] {amount}",
        "... [a] tip of {#rate} (%|percent) (on|for|of) [a bill of] {amount}",
        "(tip|add) {#rate} (%|percent) [tip] (on|to) [a bill of] {amount}",
    ].map { PhrasePattern($0) }
    private let plain = [
        "... tip (on|for) [a bill of] {amount}",
        "how much [should i|do i|to] tip (on|for) {amount}",
    ].map { PhrasePattern($0) }

    /// Percent that are usual where tips are.
    private static let usual: [Decimal] = [10, 15, 20]

    var vocabulary: [String] { [] }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        let words = utterance.words
        guard words.contains("tip") else { return nil }
        if let found = rated.lazy.compactMap({ $0.match(words) }).first {
            guard let rate = number(found["#rate"]), let amount = number(found["amount"]) else { return nil }
            let tip = Self.share(rate, of: amount)
            return say(
                "A tip of \(rate) percent on \(Self.text(amount)) is \(Self.text(tip)): \(Self.text(amount + tip)) in all."
            )
        }
        guard let amount = plain.lazy.compactMap({ $0.match(words) }).first.flatMap({ number($0["amount"]) }) else {
            return nil
        }
        let tips = Self.usual.map { "\($0) percent is \(Self.text(Self.share($0, of: amount)))" }
        return say("On \(Self.text(amount)), \(tips[0]), \(tips[1]), and \(tips[2]).")
    }

    /// More than a person pays is a mistake.
    private static let most: Decimal = 1_000_000

    private func number(_ words: ArraySlice<String>?) -> Decimal? {
        guard let words, let (value, count) = NumberWords.parse(words), value > 0, value <= Self.most,
            words.dropFirst(count).allSatisfy(Self.money.contains)
        else { return nil }
        return value
    }

    private static func share(_ percent: Decimal, of amount: Decimal) -> Decimal {
        NumberText.rounded(percent * amount / 100, places: 2)
    }

    /// "6.38", "8.50", "12".
    private static func text(_ value: Decimal) -> String {
        let text = NumberText.text(value, places: 2)
        guard let point = text.firstIndex(of: ".") else { return text }
        return text.distance(from: point, to: text.endIndex) == 2 ? text + "0" : text
    }
}
