import EchoWire

/// A type of the standard library or Foundation whose form in JSON is known.
protocol SchemaKnownProtocol: Decodable {
    static func schema(in book: SchemaBook, at path: [String]) throws -> JSONValue
    static func sample(_ samples: SchemaSamples) -> Self
}

/// An integer of a fixed width.
protocol SchemaIntegerProtocol: SchemaKnownProtocol, FixedWidthInteger {}

extension SchemaIntegerProtocol {
    static func schema(in book: SchemaBook, at path: [String]) -> JSONValue {
        var schema: JSONObject = ["type": "integer"]
        if !isSigned || bitWidth < 64 { schema["minimum"] = Int(exactly: min).map { .integer($0) } }
        if bitWidth < 64 { schema["maximum"] = Int(exactly: max).map { .integer($0) } }
        return .object(schema)
    }

    static func sample(_ samples: SchemaSamples) -> Self { Self(clamping: samples.integer) }
}
