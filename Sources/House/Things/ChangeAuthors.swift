/// Who made changes that are this program's doing: the person who spoke, a rule of theirs, or the house's own assistant whom
/// they spoke to. Kept from one start to the next.
public struct ChangeAuthors: Sendable, Hashable, Codable {
    /// Marks of what rules ordered, and of what the house's own assistant did.
    private(set) var rules = OwnMarks()
    private(set) var assistant = OwnMarks()

    public init() {}

    mutating func noteRule(_ cause: ChangeCause) { _ = rules.note(cause) }

    mutating func noteAssistant(_ cause: ChangeCause) { _ = assistant.note(cause) }

    /// Nil where nobody knows.
    func name(_ cause: ChangeCause) -> String? {
        switch cause.origin {
        case .us where rules.has(cause.context): "your rule"
        case .us where assistant.has(cause.context): "you, through Home Assistant,"
        case .us: "you"
        case .person: "somebody"
        case .automation: "an automation"
        case .unknown: nil
        }
    }
}
