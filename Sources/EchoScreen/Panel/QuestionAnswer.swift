/// The text typed so far while something is asked.
public enum QuestionAnswer: Sendable, Hashable {
    /// "yes" or "no", "ja" or "nein".
    case whole(isYes: Bool)
    /// "y" or "n", which may go on.
    case letter(isYes: Bool)
    /// Neither yet.
    case begun
    /// Something else is being written.
    case other

    public init(_ typed: String) {
        self =
            switch typed.lowercased() {
            case "y": .letter(isYes: true)
            case "n": .letter(isYes: false)
            default: YesOrNo.isYes(typed).map(Self.whole) ?? (YesOrNo.begins(with: typed) ? .begun : .other)
            }
    }

    /// Nil for what is no answer.
    public var isYes: Bool? {
        switch self {
        case .whole(let isYes), .letter(let isYes): isYes
        case .begun, .other: nil
        }
    }
}
