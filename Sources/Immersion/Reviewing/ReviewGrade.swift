/// How well a card was known.
public enum ReviewGrade: Int, Hashable, Sendable, CaseIterable, Codable {
    case again = 1
    case hard = 2
    case good = 3
    case easy = 4
}
