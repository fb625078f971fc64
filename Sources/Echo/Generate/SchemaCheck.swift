import EchoWire

/// Checks JSON against a schema of the kind that structured answers know.
///
/// Types, properties, elements, enums, constants, choices, references and bounds are checked; patterns and formats
/// are left to the server.
struct SchemaCheck: Sendable {
    let schema: JSONValue

    /// - Throws: `unexpectedAnswer`, which names the place; `invalidSetting` for a schema that refers to itself without
    ///   end, or to what is not there.
    func check(_ json: JSONValue) throws(EchoError) { try check(json, against: schema, at: "", following: []) }

    /// - Parameter followed: references that led here without going deeper into the JSON.
    private func check(
        _ json: JSONValue, against schema: JSONValue, at path: String, following followed: Set<String>
    ) throws(EchoError) {
        if let reference = schema["$ref"]?.string {
            guard !followed.contains(reference), let target = target(of: reference) else {
                throw .invalidSetting(name: "schema", reason: "\(reference) leads nowhere")
            }
            try check(json, against: target, at: path, following: followed.union([reference]))
        }
        if let choices = schema["anyOf"]?.array {
            try check(json, againstAny: choices, at: path, following: followed)
        }
        try checkType(json, schema, at: path)
        try checkValue(json, schema, at: path)
        switch json {
        case .object(let object): try check(object, against: schema, at: path)
        case .array(let array): try check(array, against: schema, at: path)
        default: break
        }
    }

    private func check(
        _ json: JSONValue, againstAny choices: [JSONValue], at path: String, following followed: Set<String>
    ) throws(EchoError) {
        var failures: [EchoError] = []
        for choice in choices {
            do throws(EchoError) {
                return try check(json, against: choice, at: path, following: followed)
            } catch {
                guard case .unexpectedAnswer = error else { throw error }
                failures.append(error)
            }
        }
        // With null as the other choice, the reason of the first says more.
        throw choices.count <= 2 ? failures.first ?? fault(path, "nothing") : fault(path, "one of the choices")
    }

    private func check(_ object: JSONObject, against schema: JSONValue, at path: String) throws(EchoError) {
        for name in (schema["required"]?.array ?? []).compactMap(\.string) where object[name] == nil {
            throw .unexpectedAnswer(reason: WireError.missing(Self.join(path, name)).description)
        }
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            let place = Self.join(path, name)
            if let inner = schema["properties"]?[name] {
                try check(value, against: inner, at: place, following: [])
            } else if schema["additionalProperties"] == .bool(false) {
                throw .unexpectedAnswer(reason: "\(place) is not in the schema")
            } else if case .object? = schema["additionalProperties"], let inner = schema["additionalProperties"] {
                try check(value, against: inner, at: place, following: [])
            }
        }
    }

    private func check(_ array: [JSONValue], against schema: JSONValue, at path: String) throws(EchoError) {
        if let least = schema["minItems"]?.integer, array.count < least {
            throw fault(path, "\(least) elements or more")
        }
        if let most = schema["maxItems"]?.integer, array.count > most { throw fault(path, "\(most) elements or fewer") }
        guard let items = schema["items"] else { return }
        for (index, element) in array.enumerated() {
            try check(element, against: items, at: Self.join(path, "\(index)"), following: [])
        }
    }

    private func checkType(_ json: JSONValue, _ schema: JSONValue, at path: String) throws(EchoError) {
        guard let type = schema["type"] else { return }
        let names = (type.array ?? [type]).compactMap(\.string)
        guard !names.contains(where: { Self.is(json, $0) }) else { return }
        throw fault(path, names.map(Self.article).joined(separator: " or "))
    }

    private func checkValue(_ json: JSONValue, _ schema: JSONValue, at path: String) throws(EchoError) {
        if let values = schema["enum"]?.array, !values.contains(json) {
            throw fault(path, "one of \(values.map(\.text).joined(separator: ", "))")
        }
        if let value = schema["const"], value != json { throw fault(path, value.text) }
        guard let number = json.number else { return }
        if let least = schema["minimum"]?.number, number < least { throw fault(path, "at least \(least)") }
        if let most = schema["maximum"]?.number, number > most { throw fault(path, "at most \(most)") }
        if let least = schema["exclusiveMinimum"]?.number, number <= least { throw fault(path, "more than \(least)") }
        if let most = schema["exclusiveMaximum"]?.number, number >= most { throw fault(path, "less than \(most)") }
    }

    private func target(of reference: String) -> JSONValue? {
        guard reference.hasPrefix("#") else { return nil }
        return reference.dropFirst().split(separator: "/").reduce(schema as JSONValue?) { found, name in
            found?[String(name.replacing("~1", with: "/").replacing("~0", with: "~"))]
        }
    }

    private func fault(_ path: String, _ expected: String) -> EchoError {
        .unexpectedAnswer(reason: WireError.wrongType(path, expected: expected).description)
    }

    private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private static func `is`(_ json: JSONValue, _ type: String) -> Bool {
        switch type {
        case "object": json.object != nil
        case "array": json.array != nil
        case "string": json.string != nil
        case "boolean": json.bool != nil
        case "integer": json.integer != nil
        case "number": json.number != nil
        case "null": json.isNull
        default: true
        }
    }

    private static func article(_ type: String) -> String {
        switch type {
        case "null": "null"
        case "object", "array", "integer": "an \(type)"
        default: "a \(type)"
        }
    }
}
