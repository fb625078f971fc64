import Foundation

/// A line of a recording's timeline: who spoke, from when to when.
///
/// Times are seconds, in whole milliseconds, from the beginning of the file that is named, in which the turn begins: one
/// that goes on in the next file ends behind the end of this one. Yours say where the server places your voice in the
/// sound; where it does not, when the conversation took notice: some tenths of a second after it began, and after the
/// silence that was waited for.
///
/// When a turn begins it has a line without an end, so that a program that is killed leaves none out, and one more when
/// its text is known before its end. The line with an end is its last, with the same file, start and speaker.
struct RecordedTurn: Sendable, Hashable, Codable {
    enum Speaker: String, Sendable, Hashable, Codable { case you, echo }

    var start: Double
    /// Nil while it goes on.
    var end: Double?
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
