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
    var brokenRules: Set<String> { Set(corrections.map(\.rule)) }

    /// The corrections at it, in their order.
    var corrections: [Correction] {
        notes.compactMap { if case .correction(let correction) = $0 { correction } else { nil } }
    }

    /// The line as it should be; as it is where nobody knows better.
    var better: String { Correction.mended(text, corrections) }
}
