import EchoWire

/// Claims to have one element, or as many as are asked for without looking.
struct SchemaProbeArray: UnkeyedDecodingContainer {
    let probe: SchemaProbe
    private(set) var currentIndex = 0

    init(probe: SchemaProbe) { self.probe = probe }

    var codingPath: [any CodingKey] { probe.codingPath }
    var count: Int? { nil }
    var isAtEnd: Bool { currentIndex > 0 }

    func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (schema, value) = try probe.book.probe(type, at: probe.path + ["\(currentIndex)"])
        currentIndex += 1
        probe.record.append(schema)
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
        child().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { child().unkeyedContainer() }

    mutating func superDecoder() -> any Decoder { child() }

    private mutating func child() -> SchemaProbe {
        defer { currentIndex += 1 }
        return probe.child("\(currentIndex)", probe.record.elementChild())
    }
}
