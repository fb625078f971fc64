import EchoWire
import Foundation

/// Reads the message that comes fifty times a second for every call, without making values of what nobody asks for.
struct MediaFrame {
    private var isMedia = false
    private var media: Range<Int>?
    private var payload: Range<Int>?
    private var chunk: Int?
    private var timestamp: Int?

    private init() {}

    /// Nil for any other message, and for one that has anything unusual: that is read with all care.
    static func read(_ data: Data) -> MediaStreamSound? {
        data.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in read(raw) }
    }

    /// The same of bytes as they came.
    static func read(_ raw: UnsafeRawBufferPointer) -> MediaStreamSound? {
        let bytes = raw.bindMemory(to: UInt8.self)
        guard bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") }) else { return nil }
        var frame = MediaFrame()
        var scanner = JSONMemberScanner(bytes, takesObjects: true)
        guard scanner.forEachMember({ frame.note($0, $1, in: bytes) }), frame.isMedia, let media = frame.media
        else {
            return nil
        }
        return frame.sound(UnsafeBufferPointer(rebasing: bytes[media]))
    }

    /// False for what is unusual.
    private mutating func note(
        _ key: Range<Int>, _ value: JSONMemberScanner.Value, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        switch value {
        case .string(let range) where bytes.holds("event", at: key):
            guard !isMedia, bytes.holds("media", at: range) else { return false }
            isMedia = true
        case .object(let range) where bytes.holds("media", at: key):
            guard media == nil else { return false }
            media = range
        default: return !bytes.holds("event", at: key) && !bytes.holds("media", at: key)
        }
        return true
    }

    private mutating func sound(_ bytes: UnsafeBufferPointer<UInt8>) -> MediaStreamSound? {
        var scanner = JSONMemberScanner(bytes)
        guard scanner.forEachMember({ notePart($0, $1, in: bytes) }), let payload, let chunk, let timestamp,
            let sound = Data(base64Encoded: Data(bytes[payload])), sound.count <= MediaStreamSound.mostBytes
        else { return nil }
        return MediaStreamSound(bytes: sound, number: chunk, time: .milliseconds(timestamp))
    }

    private mutating func notePart(
        _ key: Range<Int>, _ value: JSONMemberScanner.Value, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        if bytes.holds("payload", at: key) {
            guard payload == nil, case .string(let range) = value else { return false }
            payload = range
        } else if bytes.holds("chunk", at: key) {
            guard chunk == nil, let number = Self.number(value, in: bytes) else { return false }
            chunk = number
        } else if bytes.holds("timestamp", at: key) {
            guard timestamp == nil, let number = Self.number(value, in: bytes) else { return false }
            timestamp = number
        }
        return true
    }

    /// Twilio writes numbers as strings.
    private static func number(_ value: JSONMemberScanner.Value, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard case .string(let range) = value else {
            guard case .integer(let number) = value else { return nil }
            return number
        }
        guard (1...12).contains(range.count) else { return nil }
        var number = 0
        for digit in bytes[range] {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func holds(_ text: StaticString, at range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount
            && memcmp(baseAddress! + range.lowerBound, text.utf8Start, range.count) == 0
    }
}
