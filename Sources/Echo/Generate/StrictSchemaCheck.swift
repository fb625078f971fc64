import EchoWire

/// The rules that the vendor's strict mode has for schemas: the root is an object, and every object requires all of its
/// properties and allows no others.
enum StrictSchemaCheck {
    /// - Throws: `invalidSetting`, which names the place.
    static func check(_ schema: JSONValue) throws(EchoError) {
        guard schema["type"]?.string == "object" else { throw fault("", "its root is not an object") }
        try check(schema, at: [])
    }

    private static func check(_ schema: JSONValue, at path: [String]) throws(EchoError) {
        guard let fields = schema.object else { throw fault(path.joined(separator: "."), "it is not a schema") }
        if fields["properties"] != nil || isObject(fields) {
            try check(fields, fields["properties"]?.object ?? [:], at: path.joined(separator: "."))
        }
        for keyword in ["properties", "$defs"] {
            for (name, inner) in fields[keyword]?.object ?? [:] { try check(inner, at: path + [name]) }
        }
        for (index, inner) in (fields["anyOf"]?.array ?? []).enumerated() { try check(inner, at: path + ["\(index)"]) }
        if let items = fields["items"] { try check(items, at: path + ["items"]) }
    }

    private static func check(_ fields: JSONObject, _ properties: JSONObject, at path: String) throws(EchoError) {
        guard fields["additionalProperties"] == .bool(false) else {
            throw fault(path, "additionalProperties must be false")
        }
        let required = Set((fields["required"]?.array ?? []).compactMap(\.string))
        if let name = properties.keys.sorted().first(where: { !required.contains($0) }) {
            throw fault(path, "\(name) must be required; let it be null instead")
        }
    }

    private static func isObject(_ fields: JSONObject) -> Bool {
        fields["type"] == "object" || fields["type"]?.array?.contains("object") == true
    }

    private static func fault(_ path: String, _ reason: String) -> EchoError {
        .invalidSetting(name: path.isEmpty ? "schema" : "schema.\(path)", reason: reason)
    }
}
