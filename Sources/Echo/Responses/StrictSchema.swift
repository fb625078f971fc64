import EchoWire

/// Whether a JSON schema is one that servers enforce while a model writes.
///
/// The subset that is published for structured outputs: every object closes itself and requires all its properties, and
/// only known keywords occur. Anything else is refused as a whole, so it is sent without `strict`.
enum StrictSchema {
    private static let keywords: Set = [
        "type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf", "$ref", "$defs",
        "definitions", "description", "title", "pattern", "format", "minimum", "maximum", "exclusiveMinimum",
        "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "$schema",
    ]
    /// Levels that are published as the limit.
    private static let maximumDepth = 10

    /// Of a function's arguments or an answer: an object.
    static func allows(_ schema: JSONValue) -> Bool {
        schema["type"] == "object" && schema["anyOf"] == nil && isStrict(schema, depth: 1)
    }

    private static func isStrict(_ schema: JSONValue, depth: Int) -> Bool {
        guard let object = schema.object, depth <= maximumDepth, keywords.isSuperset(of: object.keys) else {
            return false
        }
        guard isClosed(object) else { return false }
        let named = ["properties", "$defs", "definitions"].flatMap { object[$0]?.object?.values.map(\.self) ?? [] }
        let others = [object["items"]].compactMap(\.self) + (object["anyOf"]?.array ?? [])
        return (named + others).allSatisfy { isStrict($0, depth: depth + 1) }
    }

    private static func isClosed(_ schema: JSONObject) -> Bool {
        let isObject = schema["type"] == "object" || schema["type"]?.array?.contains("object") == true
        guard isObject || schema["properties"] != nil else { return true }
        let names = Set(schema["properties"]?.object?.keys.map(\.self) ?? [])
        let required = Set(schema["required"]?.array?.compactMap(\.string) ?? [])
        return schema["additionalProperties"] == false && names == required
    }
}
