import EchoWire

/// A decoder with nothing to decode: it gives made-up values and writes down what it is asked for.
struct SchemaProbe: Decoder {
    let book: SchemaBook
    let record: SchemaRecord
    let path: [String]

    var codingPath: [any CodingKey] { path.map { SchemaKey(stringValue: $0) } }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SchemaProbeObject(probe: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        record.beginArray()
        return SchemaProbeArray(probe: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { SchemaProbeValue(probe: self) }

    func child(_ key: String, _ record: SchemaRecord) -> SchemaProbe {
        SchemaProbe(book: book, record: record, path: path + [key])
    }
}

/// The name of a place in a type.
struct SchemaKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// Claims to be whatever single value it is asked for.
private struct SchemaProbeValue: SingleValueDecodingContainer {
    let probe: SchemaProbe

    var codingPath: [any CodingKey] { probe.codingPath }

    func decodeNil() -> Bool {
        probe.record.makeNullable()
        return false
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (schema, value) = try probe.book.probe(type, at: probe.path)
        probe.record.set(schema)
        return value
    }
}
