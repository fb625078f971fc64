import EchoWire
import Foundation

extension JSONSchema {
    /// Reads a value from JSON text that was made by a derived schema: dates are ISO 8601, with or without fractions of
    /// a second, bytes are base64.
    ///
    /// - Throws: `unexpectedAnswer`, which names the place: `days.0.wind is not a number`.
    public static func decode<Value: Decodable>(
        _ type: Value.Type, from text: String
    ) throws(EchoError) -> Value {
        do {
            return try makeDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw .unexpectedAnswer(reason: reason(error))
        }
    }

    /// JSON text of a value, as `decode(_:from:)` reads it; keys sorted.
    ///
    /// - Throws: `unexpectedAnswer` for a value that cannot be written, as an infinite number.
    public static func text<Value: Encodable>(of value: Value) throws(EchoError) -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw .unexpectedAnswer(reason: reason(error))
        }
    }

    private static func makeDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let date = date(try container.decode(String.self)) { return date }
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an ISO 8601 date and time")
        }
        return decoder
    }

    private static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            WireError.missing(path(context.codingPath + [key])).description
        case DecodingError.valueNotFound(_, let context):
            WireError.missing(path(context.codingPath)).description
        case DecodingError.typeMismatch(let type, let context):
            WireError.wrongType(path(context.codingPath), expected: word(for: type)).description
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
            WireError.notJSON(context.debugDescription).description
        case DecodingError.dataCorrupted(let context): "\(path(context.codingPath)): \(context.debugDescription)"
        case EncodingError.invalidValue(_, let context): "\(path(context.codingPath)): \(context.debugDescription)"
        default: "\(error)"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }

    private static func word(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "a boolean"
        case is any BinaryInteger.Type: "an integer"
        case is any BinaryFloatingPoint.Type: "a number"
        case is [Any].Type: "an array"
        case is [String: Any].Type: "an object"
        default: "a \(type)"
        }
    }
}
