import EchoWire

/// Claims to be whatever single value it is asked for.
struct SchemaProbeValue: SingleValueDecodingContainer {
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
