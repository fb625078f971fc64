import EchoWire
import Foundation

/// What a JSON Schema asks of a value, as far as the bridge's document uses it.
struct JSONSchema {
    let document: JSONValue

    func resolved(_ schema: JSONValue) -> JSONValue {
        guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return schema }
        return document["components"]?["schemas"]?[String(name)] ?? .null
    }

    /// Empty when the value is as it should be.
    func problems(of value: JSONValue, by schema: JSONValue, at place: String = "") -> [String] {
        let schema = resolved(schema)
        guard let rules = schema.object else { return ["\(place): there is no schema"] }
        var problems: [String] = []
        if let known = rules.keys.first(where: { !Self.known.contains($0) }) { problems.append("\(place): \(known)?") }
        if let types = rules["type"].map({ $0.array ?? [$0] }), !types.contains(where: { Self.isA(value, $0.string) }) {
            return ["\(place): \(value.text.prefix(80)) is no \(types)"]
        }
        if let constant = rules["const"], constant != value { problems.append("\(place): is not \(constant.text)") }
        if let choices = rules["enum"]?.array, !choices.contains(value) {
            problems.append("\(place): \(value.text.prefix(80)) is none of the choices")
        }
        if let options = rules["oneOf"]?.array {
            let fitting = options.count { self.problems(of: value, by: $0).isEmpty }
            if fitting != 1 { problems.append("\(place): \(fitting) of oneOf fit") }
        }
        problems += Self.bounds(value, rules, place)
        for (index, item) in (value.array ?? []).enumerated() {
            if let items = rules["items"] { problems += self.problems(of: item, by: items, at: "\(place)[\(index)]") }
        }
        return problems + members(value, rules, place)
    }

    private func members(_ value: JSONValue, _ rules: JSONObject, _ place: String) -> [String] {
        guard let object = value.object else { return [] }
        let properties = rules["properties"]?.object ?? [:]
        let missing = (rules["required"]?.array ?? []).compactMap(\.string).filter { object[$0] == nil }
        var problems = missing.map { "\(place).\($0) is missing" }
        for (name, member) in object {
            if let property = properties[name] {
                problems += self.problems(of: member, by: property, at: "\(place).\(name)")
            } else if rules["additionalProperties"] == false {
                problems.append("\(place).\(name) is unknown")
            }
        }
        return problems
    }

    private static func bounds(_ value: JSONValue, _ rules: JSONObject, _ place: String) -> [String] {
        var problems: [String] = []
        if let number = value.number {
            if let least = rules["minimum"]?.number, number < least { problems.append("\(place): too small") }
            if let most = rules["maximum"]?.number, number > most { problems.append("\(place): too large") }
        }
        if let text = value.string {
            let length = text.unicodeScalars.count
            if let least = rules["minLength"]?.integer, length < least { problems.append("\(place): too short") }
            if let most = rules["maxLength"]?.integer, length > most { problems.append("\(place): too long") }
        }
        if let items = value.array, let most = rules["maxItems"]?.integer, items.count > most {
            problems.append("\(place): too many")
        }
        return problems
    }

    private static func isA(_ value: JSONValue, _ type: String?) -> Bool {
        switch type {
        case "null": value.isNull
        case "boolean": value.bool != nil
        case "integer": value.integer != nil
        case "number": value.number != nil
        case "string": value.string != nil
        case "array": value.array != nil
        case "object": value.object != nil
        default: false
        }
    }

    private static let known: Set<String> = [
        "type", "const", "enum", "oneOf", "items", "properties", "required", "additionalProperties", "minimum",
        "maximum", "minLength", "maxLength", "maxItems", "format", "description", "default", "examples",
    ]
}
