import EchoWire
public import Foundation

/// One event that went over the wire, for those who want to watch.
public struct WireRecord: Sendable, Hashable, Identifiable {
    /// Seen from here.
    public enum Direction: String, Sendable, Hashable {
        case sent = "client"
        case received = "server"
    }

    /// Counts from 0 in the order of the wire.
    public let id: Int
    public let direction: Direction
    /// When it was handed to the connection, or came from it.
    public let date: Date
    /// The event's `type`.
    public let type: String
    /// Size of the JSON on the wire, bytes.
    public let size: Int
    /// What is kept of the event.
    private let kept: WireText
    /// When the last sample of the sound in it was taken; nil for what carries no sound of the microphone.
    public let capturedAt: Date?
    /// How the event stood in the body of an answer; nil where it was one line of data, or that is not known.
    package let frame: WireFrame?
    /// The number of the request that it answers, or is; nil for what is not asked so, and in older logs.
    package let exchange: Int?

    public init(
        id: Int, direction: Direction, date: Date, type: String, size: Int, json: String, capturedAt: Date? = nil
    ) {
        self.init(
            id: id, direction: direction, date: date, type: type, size: size, kept: WireText(json),
            capturedAt: capturedAt)
    }

    /// - Parameters:
    ///   - frame: how the event stood in the body of an answer.
    ///   - exchange: the number of the request.
    package init(
        id: Int, direction: Direction, date: Date, type: String, size: Int, json: String, capturedAt: Date?,
        frame: WireFrame?, exchange: Int?
    ) {
        self.init(
            id: id, direction: direction, date: date, type: type, size: size, kept: WireText(json),
            capturedAt: capturedAt, frame: frame, exchange: exchange)
    }

    init(
        id: Int, direction: Direction, date: Date, type: String, size: Int, kept: WireText, capturedAt: Date? = nil,
        frame: WireFrame? = nil, exchange: Int? = nil
    ) {
        self.id = id
        self.direction = direction
        self.date = date
        self.type = type
        self.size = size
        self.kept = kept
        self.capturedAt = capturedAt
        (self.frame, self.exchange) = (frame, exchange)
    }

    /// The event as compact JSON with audio elided ("‹3840 bytes of audio›"); never a key or token. It is worked out anew
    /// each time.
    public var json: String { kept.json }

    /// The event as it went over the wire, byte for byte, apart from audio, where it can be kept so in one line; else as
    /// `json`.
    public var original: String { kept.original }

    /// The same to be looked through: as it went over the wire, where that says the same.
    public var text: String { kept.text }

    /// Bytes that it keeps in memory, apart from its other properties.
    public var keptBytes: Int { kept.count + (frame?.count ?? 0) }

    /// The same with other JSON in place of its event, in whatever bytes it came.
    package func with(json: String) -> WireRecord {
        var frame = frame
        if case .bytes? = frame { frame = nil }
        return WireRecord(
            id: id, direction: direction, date: date, type: type, size: size, kept: WireText(json),
            capturedAt: capturedAt, frame: frame, exchange: exchange)
    }
}

extension WireRecord {
    /// The body of a refusal, as it came.
    var body: Data {
        if case .bytes(let bytes, _) = frame { return bytes }
        let data = Data(original.utf8)
        return (try? JSONValue(parsing: data))?.string.map { Data($0.utf8) } ?? data
    }

    /// The bytes of the body of an answer that it stands for.
    var streamed: Data {
        let event = type == AnswerBody.done ? Data(type.utf8) : Data(original.utf8)
        return switch frame {
        case .around(let before, let after): before + event + after
        case .bytes(let bytes, _): bytes
        case nil: WireFrame.plain(event)
        }
    }
}
