public import Echo
import EchoText
public import Foundation

/// An event of the wire as it is kept with its conversation: no sound, no key, and not endless.
public struct KeptEvent: Sendable, Hashable {
    /// Bytes of an event at most; of a longer one the beginning is kept.
    public static let longest = 16 << 10

    public let direction: WireRecord.Direction
    public let date: Date
    public let type: String
    public let json: String

    public init(direction: WireRecord.Direction, date: Date, type: String, json: String) {
        (self.direction, self.date, self.type) = (direction, date, String(type.prefix(200)))
        let json = Redactor.redacted(json: json)
        let isWhole = json.utf8.count <= Self.longest
        self.json = isWhole ? json : String(decoding: json.utf8.prefix(Self.longest), as: UTF8.self)
    }

    public init(_ record: WireRecord) {
        self.init(direction: record.direction, date: record.date, type: record.type, json: record.json)
    }
}
