import Foundation

/// A line of a recording's timeline: who spoke, from when to when, in seconds from the recording's beginning.
struct RecordedTurn: Sendable, Hashable, Codable {
    enum Speaker: String, Sendable, Hashable, Codable { case you, echo }

    var start: Double
    var end: Double
    let who: Speaker
    var text: String
    /// Where the assistant was stopped; nil for what was heard to its end.
    var interruptedAt: Double?
    /// The name of the file in which it begins.
    var file: String?

    enum CodingKeys: String, CodingKey {
        case start, end, who, text, file
        case interruptedAt = "interrupted_at"
    }

    /// With its line feed.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }
}
