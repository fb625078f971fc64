import EchoWire

/// Claims to have every property that it is asked for.
struct SchemaProbeObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: SchemaProbe

    var codingPath: [any CodingKey] { probe.codingPath }

    var allKeys: [Key] { probe.record.choose(among: EnumCases.all(of: Key.self) ?? []) }

    func contains(_ key: Key) -> Bool { true }

    func decodeNil(forKey key: Key) -> Bool {
        probe.record.makeOptional(key.stringValue)
        return false
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let (schema, value) = try probe.book.probe(type, at: probe.path + [key.stringValue])
        probe.record.add(schema, for: key.stringValue)
        return value
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        let schema = try probe.book.avoidableSchema(of: type, at: probe.path + [key.stringValue])
        probe.record.add(schema, for: key.stringValue)
        probe.record.makeOptional(key.stringValue)
        return probe.book.samples.hasOptionals ? probe.book.value(of: type) : nil
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { child(key).unkeyedContainer() }

    func superDecoder() -> any Decoder { probe.child("super", probe.record.child("super")) }
    func superDecoder(forKey key: Key) -> any Decoder { child(key) }

    private func child(_ key: Key) -> SchemaProbe { probe.child(key.stringValue, probe.record.child(key.stringValue)) }
}
