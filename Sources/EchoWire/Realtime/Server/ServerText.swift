public import Foundation

/// One event as a server sent it, read once: the parts of a stream, of which many come, by what stands in their bytes;
/// everything else as a JSON value.
public enum ServerText: Sendable, Hashable {
    /// - Parameter sound: where base64 sound stands in the bytes; nil for words.
    case delta(ServerEvent, type: String, sound: Range<Int>?)
    case other(JSONValue)

    /// - Throws: `WireError.notJSON`.
    public init(_ data: Data) throws(WireError) {
        if let delta = StreamDelta.read(data) {
            self = delta
        } else {
            self = .other(try Self.json(data))
        }
    }

    /// Half a character stays half in a piece of words: the other half may come with the next one (`HalfCharacter`).
    private static func json(_ data: Data) throws(WireError) -> JSONValue {
        let isMarked = data.starts(with: [0xEF, 0xBB, 0xBF])
        let data = isMarked ? data.subdata(in: data.startIndex + 3..<data.endIndex) : data
        do throws(WireError) {
            let json = try JSONValue(parsing: data)
            guard json["type"]?.string?.hasSuffix(".delta") == true, data.contains(UInt8(ascii: "\\")) else {
                return json
            }
            return (try? JSONValue(parsingHalves: data)) ?? json
        } catch {
            // One letter that is damaged must not cost the event.
            guard String(validating: data, as: UTF8.self) == nil else { throw error }
            return try JSONValue(parsing: String(decoding: data, as: UTF8.self))
        }
    }

    /// - Throws: what is missing in the event, or is not what it should be.
    public var event: ServerEvent {
        get throws(WireError) {
            switch self {
            case .delta(let event, _, _): event
            case .other(let json): try ServerEvent(json)
            }
        }
    }
}

/// Reads the events that come by the hundred without making values of what nobody asks for.
enum StreamDelta {
    /// Nil for any other event, and for one that has anything unusual: that is read with all care.
    static func read(_ data: Data) -> ServerText? {
        data.withUnsafeBytes { read($0.bindMemory(to: UInt8.self)) }
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> ServerText? {
        var fields = Fields()
        var scanner = JSONMemberScanner(bytes)
        guard scanner.forEachMember({ fields.note($0, $1, in: bytes) }) else { return nil }
        return fields.event(in: bytes)
    }

    /// Where the fields of such an event stand.
    private struct Fields {
        private enum Kind { case sound, transcript, text }

        private var kind: Kind?
        private var eventID: Range<Int>?
        private var responseID: Range<Int>?
        private var itemID: Range<Int>?
        private var delta: Range<Int>?
        private var obfuscation: Range<Int>?
        private var outputIndex: Int?
        private var contentIndex: Int?

        /// False for what no such event has.
        mutating func note(
            _ key: Range<Int>, _ value: JSONMemberScanner.Value, in bytes: UnsafeBufferPointer<UInt8>
        ) -> Bool {
            switch (key.count, value) {
            case (4, .string(let range)) where bytes.holds("type", at: key):
                kind = Self.kind(range, in: bytes)
                return kind != nil
            case (5, .string(let range)) where delta == nil && bytes.holds("delta", at: key): delta = range
            case (7, .string(let range)) where itemID == nil && bytes.holds("item_id", at: key): itemID = range
            case (8, .string(let range)) where eventID == nil && bytes.holds("event_id", at: key): eventID = range
            case (11, .string(let range)) where responseID == nil && bytes.holds("response_id", at: key):
                responseID = range
            case (11, .string(let range)) where obfuscation == nil && bytes.holds("obfuscation", at: key):
                obfuscation = range
            case (12, .integer(let number)) where outputIndex == nil && bytes.holds("output_index", at: key):
                outputIndex = number
            case (13, .integer(let number)) where contentIndex == nil && bytes.holds("content_index", at: key):
                contentIndex = number
            default: return false
            }
            return true
        }

        private static func kind(_ type: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Kind? {
            switch type.count {
            case 27: bytes.holds("response.output_audio.delta", at: type) ? .sound : nil
            case 38: bytes.holds("response.output_audio_transcript.delta", at: type) ? .transcript : nil
            case 26: bytes.holds("response.output_text.delta", at: type) ? .text : nil
            default: nil
            }
        }

        func event(in bytes: UnsafeBufferPointer<UInt8>) -> ServerText? {
            guard let kind, let delta, let outputIndex, let contentIndex, let responseID = text(responseID, in: bytes),
                let itemID = text(itemID, in: bytes)
            else { return nil }
            let (eventID, padding) = (text(eventID, in: bytes), text(obfuscation, in: bytes))
            guard eventID != nil || self.eventID == nil, padding != nil || obfuscation == nil else { return nil }
            if kind == .sound {
                guard let sound = Data(base64Encoded: Data(bytes[delta])) else { return nil }
                return .delta(
                    .responseOutputAudioDelta(
                        ResponseOutputAudioDelta(
                            eventID: eventID, responseID: responseID, itemID: itemID, outputIndex: outputIndex,
                            contentIndex: contentIndex, delta: sound, obfuscation: padding)),
                    type: ResponseOutputAudioDelta.type, sound: delta)
            }
            guard let words = text(delta, in: bytes, keepsHalves: true) else { return nil }
            if kind == .transcript {
                return .delta(
                    .responseOutputAudioTranscriptDelta(
                        ResponseOutputAudioTranscriptDelta(
                            eventID: eventID, responseID: responseID, itemID: itemID, outputIndex: outputIndex,
                            contentIndex: contentIndex, delta: words, obfuscation: padding)),
                    type: ResponseOutputAudioTranscriptDelta.type, sound: nil)
            }
            return .delta(
                .responseOutputTextDelta(
                    ResponseOutputTextDelta(
                        eventID: eventID, responseID: responseID, itemID: itemID, outputIndex: outputIndex,
                        contentIndex: contentIndex, delta: words, obfuscation: padding)),
                type: ResponseOutputTextDelta.type, sound: nil)
        }

        /// Nil also for text that is not UTF-8.
        private func text(
            _ range: Range<Int>?, in bytes: UnsafeBufferPointer<UInt8>, keepsHalves: Bool = false
        ) -> String? {
            guard let range else { return nil }
            guard bytes[range].contains(UInt8(ascii: "\\")) else {
                return String(validating: bytes[range], as: UTF8.self)
            }
            let quoted = UnsafeBufferPointer(rebasing: bytes[range.lowerBound - 1..<range.upperBound + 1])
            var reader = JSONReader(bytes: quoted, keepsHalves: keepsHalves)
            return (try? reader.readDocument())?.string
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes are the same as those of a text of the same length.
    fileprivate func holds(_ text: StaticString, at range: Range<Int>) -> Bool {
        memcmp(baseAddress! + range.lowerBound, text.utf8Start, range.count) == 0
    }
}
