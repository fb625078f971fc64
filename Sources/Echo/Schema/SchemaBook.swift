import EchoWire

/// The schemas of all types within one, and a value of each, for as long as one is being derived.
final class SchemaBook {
    /// Nested deeper than this is a type that makes ever new ones of itself.
    private static let maximumDepth = 64

    let isStrict: Bool
    private(set) var samples = SchemaSamples()
    private var schemas: [ObjectIdentifier: JSONValue] = [:]
    private var values: [ObjectIdentifier: Any] = [:]
    /// The types that are being looked at, each within the one before.
    private var open: [ObjectIdentifier] = []
    /// Names of those that contain themselves.
    private var names: [ObjectIdentifier: String] = [:]
    private var definitions = JSONObject()
    /// Something was left open because a type had no value yet: it is looked at again when it has one.
    private var isIncomplete = false

    init(isStrict: Bool) { self.isStrict = isStrict }

    func document<Root: Decodable>(of type: Root.Type) throws -> JSONValue {
        guard case .object(var root) = try schema(of: type, at: []), root["type"] == "object" else {
            throw SchemaFailure.notAnObject
        }
        guard !isIncomplete else { throw SchemaFailure.endless([]) }
        if !definitions.isEmpty { root["$defs"] = .object(definitions) }
        return .object(root)
    }

    /// The schema of a type, and a value of it to go on with.
    func probe<Value: Decodable>(_ type: Value.Type, at path: [String]) throws -> (schema: JSONValue, value: Value) {
        let schema = try schema(of: type, at: path)
        guard let value = value(of: type) else { throw SchemaFailure.endless(path) }
        return (schema, value)
    }

    func value<Value: Decodable>(of type: Value.Type) -> Value? {
        if let known = type as? any SchemaKnownProtocol.Type { return known.sample(samples) as? Value }
        return values[ObjectIdentifier(type)] as? Value
    }

    /// The schema of a type of which no value is needed: what it lacks may come later.
    func avoidableSchema<Value: Decodable>(of type: Value.Type, at path: [String]) throws -> JSONValue {
        do {
            return try schema(of: type, at: path)
        } catch SchemaFailure.endless {
            isIncomplete = true
            return [:]
        }
    }

    private func schema<Value: Decodable>(of type: Value.Type, at path: [String]) throws -> JSONValue {
        let id = ObjectIdentifier(type)
        if let schema = schemas[id] { return schema }
        if let known = type as? any SchemaKnownProtocol.Type { return try known.schema(in: self, at: path) }
        if open.contains(id) { return reference(to: id, named: "\(type)") }
        guard open.count < Self.maximumDepth else { throw SchemaFailure.tooDeep(path) }
        open.append(id)
        defer { open.removeLast() }
        return try close(id, try exploreTwice(type, at: path))
    }

    /// The second time there is a value of the type itself.
    private func exploreTwice<Value: Decodable>(_ type: Value.Type, at path: [String]) throws -> JSONValue {
        let wasIncomplete = isIncomplete
        isIncomplete = false
        var schema = try explore(type, at: path)
        if isIncomplete {
            isIncomplete = false
            schema = try explore(type, at: path)
        }
        if !isIncomplete { schemas[ObjectIdentifier(type)] = schema }
        isIncomplete = isIncomplete || wasIncomplete
        return schema
    }

    private func reference(to id: ObjectIdentifier, named type: String) -> JSONValue {
        guard id != open.first else { return SchemaShape.reference("#") }
        let name = names[id] ?? unusedName(JSONSchema.sanitizedName(type))
        names[id] = name
        return SchemaShape.reference("#/$defs/\(name)")
    }

    private func unusedName(_ name: String) -> String {
        let candidates = [name] + (2...(names.count + 2)).map { "\(name)_\($0)" }
        return candidates.first { !names.values.contains($0) } ?? name
    }

    private func close(_ id: ObjectIdentifier, _ schema: JSONValue) throws -> JSONValue {
        guard let name = names[id] else { return schema }
        definitions[name] = schema
        let reference = SchemaShape.reference("#/$defs/\(name)")
        if schemas[id] != nil { schemas[id] = reference }
        return reference
    }

    // MARK: One type

    private func explore<Value: Decodable>(_ type: Value.Type, at path: [String]) throws -> JSONValue {
        let description = type as? any JSONSchemaDescribingProtocol.Type
        if let example = description?.schemaExample { values[ObjectIdentifier(type)] = example }
        let schema =
            try listedSchema(of: type) ?? choiceSchema(of: type, at: path, notes: description?.schemaNotes ?? [:])
        let text = description?.schemaDescription
        return text.map { SchemaShape.adding(["description": .string($0)], to: schema) } ?? schema
    }

    private func listedSchema<Value: Decodable>(of type: Value.Type) -> JSONValue? {
        guard let listed = EnumValues.of(type) else { return nil }
        values[ObjectIdentifier(type)] = listed.first
        let isText = listed.json.allSatisfy { $0.string != nil }
        let isWhole = listed.json.allSatisfy { $0.integer != nil }
        return ["type": isText ? "string" : isWhole ? "integer" : "number", "enum": .array(listed.json)]
    }

    /// One schema for each key that the type can be told it has; most types do not ask.
    private func choiceSchema<Value: Decodable>(
        of type: Value.Type, at path: [String], notes: [String: JSONSchemaNote]
    ) throws -> JSONValue {
        var schemas: [Int: JSONValue] = [:]
        var waiting = [0]
        var count = 1
        while !waiting.isEmpty {
            var endless: [Int] = []
            var place = path
            for choice in waiting {
                let record = SchemaRecord(choice: choice)
                do {
                    try decode(type, into: record, at: path)
                    schemas[choice] = record.schema(strict: isStrict, notes: notes)
                } catch SchemaFailure.endless(let within) {
                    endless.append(choice)
                    place = within
                }
                if choice == 0, record.choices > count { count = record.choices }
            }
            let unseen = Array(max(1, (waiting.max() ?? 0) + 1)..<max(count, (waiting.max() ?? 0) + 1))
            if unseen.isEmpty, endless.count == waiting.count { throw SchemaFailure.endless(place) }
            waiting = unseen + endless
        }
        return SchemaShape.any(of: schemas.sorted { $0.key < $1.key }.map(\.value))
    }

    /// Tries one made-up value after the other.
    private func decode<Value: Decodable>(
        _ type: Value.Type, into record: SchemaRecord, at path: [String]
    ) throws {
        let before = samples
        defer { samples = before }
        var refusal: (any Error)?
        for attempt in 0..<SchemaSamples.count {
            samples.attempt = attempt
            do {
                values[ObjectIdentifier(type)] = try Value(from: SchemaProbe(book: self, record: record, path: path))
                return
            } catch let failure as SchemaFailure {
                throw failure
            } catch {
                refusal = refusal ?? error
            }
        }
        guard values[ObjectIdentifier(type)] == nil else { return }
        throw SchemaFailure.refused(path, type: "\(type)", reason: refusal.map { "\($0)" } ?? "")
    }
}
