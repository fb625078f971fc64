import EchoWire
import Foundation

/// An event of the wire as it is kept: its bytes as they came, without sound. Most are never looked at.
struct WireText: Sendable, Hashable {
    private var bytes: Data
    /// They are what people are shown.
    private let isWorded: Bool

    /// As people are shown it.
    init(_ json: String) { (bytes, isWorded) = (Data(json.utf8), true) }

    /// - Parameter sound: where base64 sound stands in the bytes, of which its size is kept.
    init(_ bytes: Data, sound: Range<Int>? = nil) {
        isWorded = false
        guard let sound else {
            self.bytes = bytes
            return
        }
        let start = bytes.startIndex
        let note = AudioElision.note(base64Bytes: sound.count)
        self.bytes = bytes[..<(start + sound.lowerBound)] + Data(note.utf8) + bytes[(start + sound.upperBound)...]
    }

    var count: Int { bytes.count }

    func hiding(_ secret: Data) -> WireText {
        var text = self
        text.bytes = bytes.hiding(secret)
        return text
    }

    /// As it is kept; in other words only where letters are written by their numbers.
    var text: String {
        isWorded || !bytes.contains(UInt8(ascii: "\\")) ? String(decoding: bytes, as: UTF8.self) : json
    }

    /// As it is kept, where it has one line.
    var original: String {
        guard !isWorded, !bytes.withUnsafeBytes({ bytes in bytes.contains { $0 < 0x20 } }) else { return json }
        return String(validating: bytes, as: UTF8.self) ?? json
    }

    var json: String {
        if !isWorded, let value = try? JSONValue(parsing: bytes) { return value.text }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Data {
    /// With a note in its place.
    func hiding(_ secret: Data) -> Data {
        var (result, rest) = (Data(), self[...])
        while let found = rest.range(of: secret) {
            result += rest[..<found.lowerBound] + Data("‹key›".utf8)
            rest = rest[found.upperBound...]
        }
        return result.isEmpty ? self : result + rest
    }
}
