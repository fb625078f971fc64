import EchoWire

/// The keys and values that a type asked for while it was decoded. Shared by the containers of one decoding.
final class SchemaRecord {
    /// Which key to claim as the only one, to a type that asks which there are.
    let choice: Int
    private(set) var choices = 0
    private var value: JSONValue?
    private var elements: [JSONValue]?
    private var properties: [String: JSONValue] = [:]
    private var optionals: Set<String> = []
    private var isNullable = false
    private var children: [String: SchemaRecord] = [:]
    private var elementRecords: [SchemaRecord] = []

    init(choice: Int = 0) { self.choice = choice }

    func choose<Key>(among keys: [Key]) -> [Key] {
        choices = keys.count
        return keys.indices.contains(choice) ? [keys[choice]] : []
    }

    func add(_ schema: JSONValue, for key: String) { properties[key] = schema }
    func makeOptional(_ key: String) { optionals.insert(key) }
    func makeNullable() { isNullable = true }
    func set(_ schema: JSONValue) { value = schema }

    func beginArray() { elements = elements ?? [] }
    func append(_ schema: JSONValue) { elements = (elements ?? []) + [schema] }

    /// What is asked for within the value under a key.
    func child(_ key: String) -> SchemaRecord {
        if let child = children[key] { return child }
        let child = SchemaRecord()
        children[key] = child
        return child
    }

    func elementChild() -> SchemaRecord {
        beginArray()
        let child = SchemaRecord()
        elementRecords.append(child)
        return child
    }

    func schema(strict: Bool, notes: [String: JSONSchemaNote] = [:]) -> JSONValue {
        let schema = value ?? array(strict: strict) ?? object(strict: strict, notes: notes)
        return isNullable ? SchemaShape.nullable(schema) : schema
    }

    private func array(strict: Bool) -> JSONValue? {
        guard let elements else { return nil }
        let all = elements + elementRecords.map { $0.schema(strict: strict) }
        return SchemaShape.array(of: all.isEmpty ? ["type": "string"] : SchemaShape.any(of: all))
    }

    private func object(strict: Bool, notes: [String: JSONSchemaNote]) -> JSONValue {
        var all = properties.merging(children.mapValues { $0.schema(strict: strict) }) { own, _ in own }
        let required = strict ? Array(all.keys) : all.keys.filter { !optionals.contains($0) }
        for (key, schema) in all {
            let noted = notes[key]?.applied(to: schema) ?? schema
            all[key] = strict && optionals.contains(key) ? SchemaShape.nullable(noted) : noted
        }
        return SchemaShape.object(all, required: required)
    }
}
