/// A line of a conversation in the room.
public struct RoomLine: Hashable, Sendable {
    public let isLearner: Bool
    public let text: String
    /// How long it was spoken; zero for typed lines.
    public let spoken: Duration
    public var notes: [RoomNote]

    public init(isLearner: Bool, text: String, spoken: Duration = .zero, notes: [RoomNote] = []) {
        self.isLearner = isLearner
        self.text = text
        self.spoken = spoken
        self.notes = notes
    }

    /// The rules of the corrections at it.
    var brokenRules: Set<String> {
        Set(notes.compactMap { if case .correction(let correction) = $0 { correction.rule } else { nil } })
    }
}
