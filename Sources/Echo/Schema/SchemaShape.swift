import EchoWire

/// The forms that a schema is built from.
enum SchemaShape {
    static func object(_ properties: JSONObject, required: [String]) -> JSONValue {
        [
            "type": "object", "properties": .object(properties), "additionalProperties": false,
            "required": .array(required.sorted().map { .string($0) }),
        ]
    }

    static func array(of elements: JSONValue) -> JSONValue { ["type": "array", "items": elements] }

    static func any(of schemas: [JSONValue]) -> JSONValue {
        var distinct: [JSONValue] = []
        for schema in schemas where !distinct.contains(schema) { distinct.append(schema) }
        return distinct.count == 1 ? distinct[0] : ["anyOf": .array(distinct)]
    }

    static func reference(_ place: String) -> JSONValue { ["$ref": .string(place)] }

    /// The same, or null.
    static func nullable(_ schema: JSONValue) -> JSONValue {
        guard var object = schema.object else { return schema }
        if case .array(let choices)? = object["anyOf"] {
            object["anyOf"] = .array(choices.contains(null) ? choices : choices + [null])
            return .object(object)
        }
        switch object["type"] {
        case .string(let type): object["type"] = [.string(type), "null"]
        case .array(let types)? where types.contains("null"): return schema
        default: return ["anyOf": [schema, null]]
        }
        if case .array(let values)? = object["enum"] { object["enum"] = .array(values + [.null]) }
        return .object(object)
    }

    /// A reference may have no neighbours, so it is wrapped.
    static func adding(_ keywords: JSONObject, to schema: JSONValue) -> JSONValue {
        guard !keywords.isEmpty, let object = schema.object else { return schema }
        guard object["$ref"] == nil else { return adding(keywords, to: ["anyOf": [schema]]) }
        return .object(object.merging(keywords) { $1 })
    }

    private static let null: JSONValue = ["type": "null"]
}
