import EchoText

/// The outcome of cards that were sent to Anki.
public struct AnkiReceipt: Sendable, Hashable {
    /// How many were new to it.
    public var added: Int
    /// Words of cards that were left out, because another one of those sent has the same word.
    public var equal: [String]
    /// Words of cards that it did not take.
    public var refused: [String]
    /// What it said about the first of these.
    public var reason: String

    public init(added: Int = 0, equal: [String] = [], refused: [String] = [], reason: String = "") {
        (self.added, self.equal, self.refused, self.reason) = (added, equal, refused, reason)
    }

    /// What is to be told of `count` cards besides how many were added.
    func rest(of count: Int) -> String {
        let known = count - added - equal.count - refused.count
        return (known <= 0 ? "" : " It had \(known) already.")
            + (equal.isEmpty
                ? "" : " Left out because another card has the same word: \(Self.listed(equal)).")
            + (refused.isEmpty
                ? "" : " Anki did not take \(Self.listed(refused)): \(Sanitizer.line(reason))")
    }

    private static func listed(_ words: [String]) -> String {
        let shown = words.prefix(5).map { "“\(Sanitizer.line(String($0.prefix(60))))”" }.joined(separator: ", ")
        return words.count > 5 ? shown + " and \(words.count - 5) more" : shown
    }
}
