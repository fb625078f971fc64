/// A mark of one of seven colours, numbered as in Anki.
public enum CardFlag: Int, Hashable, Sendable, Codable, CaseIterable {
    case red = 1
    case orange, green, blue, pink, turquoise, purple

    /// "red flag".
    var text: String { "\(self) flag" }

    /// The one after this; nil after the last.
    var next: CardFlag? { CardFlag(rawValue: rawValue + 1) }
}
