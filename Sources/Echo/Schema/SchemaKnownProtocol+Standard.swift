import EchoWire
import Foundation

extension Int: SchemaIntegerProtocol {}
extension Int8: SchemaIntegerProtocol {}
extension Int16: SchemaIntegerProtocol {}
extension Int32: SchemaIntegerProtocol {}
extension Int64: SchemaIntegerProtocol {}
extension Int128: SchemaIntegerProtocol {}
extension UInt: SchemaIntegerProtocol {}
extension UInt8: SchemaIntegerProtocol {}
extension UInt16: SchemaIntegerProtocol {}
extension UInt32: SchemaIntegerProtocol {}
extension UInt64: SchemaIntegerProtocol {}
extension UInt128: SchemaIntegerProtocol {}

extension SchemaKnownProtocol where Self: BinaryFloatingPoint {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue { ["type": "number"] }
    static func sample(_ samples: SchemaSamples) -> Self { Self(samples.number) }
}

extension Double: SchemaKnownProtocol {}
extension Float: SchemaKnownProtocol {}
#if !arch(x86_64) || os(Linux)
extension Float16: SchemaKnownProtocol {}
#endif

extension Decimal: SchemaKnownProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue { ["type": "number"] }
    static func sample(_ samples: SchemaSamples) -> Decimal { Decimal(samples.number) }
}

extension Bool: SchemaKnownProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue { ["type": "boolean"] }
    static func sample(_ samples: SchemaSamples) -> Bool { samples.bool }
}

extension String: SchemaKnownProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue { ["type": "string"] }
    static func sample(_ samples: SchemaSamples) -> String { samples.string }
}

extension Date: SchemaKnownProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue {
        ["type": "string", "format": "date-time"]
    }
    static func sample(_ samples: SchemaSamples) -> Date { Date(timeIntervalSince1970: 0) }
}

extension UUID: SchemaKnownProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue { ["type": "string", "format": "uuid"] }
    static func sample(_ samples: SchemaSamples) -> UUID { UUID() }
}

/// The vendor's structured outputs know no format for these, so that words must do.
extension URL: SchemaKnownProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue {
        ["type": "string", "description": "A URL."]
    }
    static func sample(_ samples: SchemaSamples) -> URL { URL(filePath: "/") }
}

extension Data: SchemaKnownProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue {
        ["type": "string", "description": "Bytes, base64."]
    }
    static func sample(_ samples: SchemaSamples) -> Data { Data() }
}

extension Optional: SchemaKnownProtocol where Wrapped: Decodable {
    static func schema(in book: SchemaBook, at path: [String]) throws -> JSONValue {
        SchemaShape.nullable(try book.avoidableSchema(of: Wrapped.self, at: path))
    }
    static func sample(_ samples: SchemaSamples) -> Wrapped? { nil }
}

extension Array: SchemaKnownProtocol where Element: Decodable {
    static func schema(in book: SchemaBook, at path: [String]) throws -> JSONValue {
        SchemaShape.array(of: try book.avoidableSchema(of: Element.self, at: path))
    }
    static func sample(_ samples: SchemaSamples) -> [Element] { [] }
}

extension Set: SchemaKnownProtocol where Element: Decodable {
    static func schema(in book: SchemaBook, at path: [String]) throws -> JSONValue {
        SchemaShape.array(of: try book.avoidableSchema(of: Element.self, at: path))
    }
    static func sample(_ samples: SchemaSamples) -> Set<Element> { [] }
}

extension Dictionary: SchemaKnownProtocol where Key: Decodable, Value: Decodable {
    static func schema(in book: SchemaBook, at path: [String]) throws -> JSONValue {
        guard Key.self == String.self else { throw SchemaFailure.keys(path, "\(Key.self)") }
        guard !book.isStrict else { throw SchemaFailure.dictionary(path) }
        return ["type": "object", "additionalProperties": try book.avoidableSchema(of: Value.self, at: path)]
    }
    static func sample(_ samples: SchemaSamples) -> [Key: Value] { [:] }
}
