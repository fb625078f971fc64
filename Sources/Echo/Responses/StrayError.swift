import EchoWire
import Foundation

/// Finds an error that a server writes into a stream as a line of its own, which is no part of an event: `error: {…}`, or
/// the bare JSON.
struct StrayError: Sendable {
    /// No line of this kind is longer.
    private static let longest = 8192

    private enum Line { case start, stray, other }

    private var line = Line.start
    private var bytes: [UInt8] = []

    /// - Returns: the first error whose line ends in this piece.
    mutating func refusal(in piece: Data) -> EchoError? {
        piece.withUnsafeBytes { refusal(in: $0) }
    }

    private mutating func refusal(in piece: UnsafeRawBufferPointer) -> EchoError? {
        var rest = piece[...]
        while let first = rest.first {
            if line == .start { line = Self.begins(first) ? .stray : .other }
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            if line == .stray { keep(rest[..<(end ?? rest.endIndex)]) }
            guard let end else { return nil }
            rest = rest[(end + 1)...]
            if let refusal = finish() { return refusal }
        }
        return nil
    }

    private static func begins(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "e") }

    private mutating func keep(_ part: Slice<UnsafeRawBufferPointer>) {
        bytes.append(contentsOf: part.prefix(Self.longest))
        if bytes.count > Self.longest { (line, bytes) = (.other, []) }
    }

    private mutating func finish() -> EchoError? {
        defer { (line, bytes) = (.start, []) }
        guard let first = bytes.first else { return nil }
        let field = Array("error:".utf8)
        if first == UInt8(ascii: "{") {
            guard let json = try? JSONValue(parsing: Data(bytes)), json["error"]?.saysFailure == true else {
                return nil
            }
            return RESTRefusal(json: json).failure
        }
        guard bytes.starts(with: field) else { return nil }
        let refusal = RESTRefusal(body: Data(bytes.dropFirst(field.count)))
        return refusal.message.isEmpty ? nil : refusal.failure
    }
}
