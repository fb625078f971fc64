/// Cards on their way from one program to another, with what was answered to them.
public struct CardPack: Sendable, Hashable {
    public var cards: [ReviewCard]
    /// The earliest first.
    public var answers: [ReviewAnswer]
    /// Lines of a file that have no word, and were left out; they count from 1.
    public var wordless: [Int] = []

    public init(_ cards: [ReviewCard], answers: [ReviewAnswer] = []) { (self.cards, self.answers) = (cards, answers) }

    /// "Line 3 was left out: it has no word."; empty where none was.
    public var leftOut: String {
        guard let first = wordless.first else { return "" }
        guard wordless.count > 1 else { return "Line \(first) was left out: it has no word." }
        let named = wordless.prefix(5).map { "\($0)" }.joined(separator: ", ")
        let rest = wordless.count > 5 ? " and \(wordless.count - 5) more" : ""
        return "Lines \(named)\(rest) were left out: they have no word."
    }
}
