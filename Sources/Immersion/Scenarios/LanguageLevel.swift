/// A level of the Common European Framework.
public enum LanguageLevel: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
    case a1 = "A1"
    case a2 = "A2"
    case b1 = "B1"
    case b2 = "B2"
    case c1 = "C1"
    case c2 = "C2"

    public static func < (left: LanguageLevel, right: LanguageLevel) -> Bool {
        left.rawValue < right.rawValue
    }
}
