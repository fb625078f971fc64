import EchoWire
import Foundation

/// Fills a JSON Schema with what stands in a text, and with nothing else: what is not there is said to be missing.
struct SchemaFiller {
    /// Schemas refer to themselves; nobody writes so deep a sentence.
    private static let deepest = 8

    private let root: JSONValue
    private let now: Date
    private let timeZone: TimeZone
    private var facts = TextFacts("")
    private var missing: [String] = []

    init(_ schema: JSONValue, now: Date, timeZone: TimeZone) {
        root = schema
        self.now = now
        self.timeZone = timeZone
    }

    /// The object as JSON text, or a refusal that names what the text does not say.
    mutating func answer(from text: String) -> BrainPart {
        facts = TextFacts(text)
        missing = []
        if let value = value(root, SchemaField(name: "", isOnly: false), depth: 0), missing.isEmpty {
            return .text(value.text)
        }
        let names = missing.isEmpty ? "anything that fits" : Self.list(missing)
        return .refusal(
            "I am only the offline assistant and take over what a text says word for word. I found no \(names) in it.")
    }

    private mutating func value(_ schema: JSONValue, _ field: SchemaField, depth: Int) -> JSONValue? {
        guard depth < Self.deepest, let schema = resolved(schema) else { return nil }
        if let constant = schema["const"] { return constant }
        if let choices = schema["enum"]?.array { return choice(choices) }
        if let options = schema["anyOf"]?.array ?? schema["oneOf"]?.array {
            return firstOption(options, field, depth: depth)
        }
        let types = schema["type"]?.array?.compactMap(\.string) ?? [schema["type"]?.string].compactMap { $0 }
        let type = types.first { $0 != "null" } ?? (schema["properties"] == nil ? "" : "object")
        if let found = plain(type, schema, field, depth: depth) { return found }
        return types.contains("null") ? JSONValue.null : JSONValue?.none
    }

    private mutating func plain(
        _ type: String, _ schema: JSONValue, _ field: SchemaField, depth: Int
    ) -> JSONValue? {
        switch type {
        case "object": object(schema, depth: depth)
        case "array": array(schema, field, depth: depth)
        case "integer": facts.number(field).flatMap { Int(exactly: $0) }.map { .integer($0) }
        case "number": facts.number(field).map { Int(exactly: $0).map { .integer($0) } ?? .number($0) }
        case "boolean": facts.flag(field).map { .bool($0) }
        case "string": string(schema, field)
        default: JSONValue?.none
        }
    }

    private mutating func object(_ schema: JSONValue, depth: Int) -> JSONValue? {
        let properties = schema["properties"]?.object ?? [:]
        let required = schema["required"]?.array?.compactMap(\.string) ?? []
        let order =
            required.filter { properties[$0] != nil } + properties.keys.filter { !required.contains($0) }.sorted()
        var result: JSONObject = [:]
        // What can be known by sight comes before free text.
        for name in order.sorted(by: { Self.rank(properties[$0]) < Self.rank(properties[$1]) }) {
            let field = SchemaField(name: name, isOnly: properties.count == 1)
            if let value = value(properties[name] ?? .null, field, depth: depth + 1) {
                result[name] = value
            } else if required.contains(name), !missing.contains(name) {
                missing.append(name)
            }
        }
        return .object(result)
    }

    private static func rank(_ schema: JSONValue?) -> Int {
        if schema?["enum"] != nil || schema?["const"] != nil || schema?["format"] != nil { return 0 }
        return schema?["type"] == "string" ? 2 : 1
    }

    private mutating func array(_ schema: JSONValue, _ field: SchemaField, depth: Int) -> JSONValue? {
        guard let items = schema["items"].flatMap(resolved) else { return nil }
        var values: [JSONValue] = []
        switch (items["type"]?.string, items["enum"]?.array) {
        case (_, let choices?):
            while let value = facts.choice(choices.compactMap(\.string)) { values.append(.string(value)) }
        case ("number", _), ("integer", _):
            while let value = facts.anyNumber() {
                values.append(Int(exactly: value).map { .integer($0) } ?? .number(value))
            }
        case ("string", _): values = facts.list(field).map { .string($0) }
        default: return nil
        }
        return values.isEmpty ? nil : .array(values)
    }

    private mutating func string(_ schema: JSONValue, _ field: SchemaField) -> JSONValue? {
        let text =
            switch schema["format"]?.string {
            case "date": facts.day(now: now, timeZone: timeZone)
            case "email": facts.email()
            case "uri", "url": facts.address()
            case nil: facts.words(field)
            default: String?.none
            }
        return text.map { .string($0) }
    }

    private mutating func choice(_ choices: [JSONValue]) -> JSONValue? {
        let texts = choices.compactMap(\.string)
        if let found = facts.choice(texts) { return .string(found) }
        return choices.contains(.null) ? JSONValue.null : JSONValue?.none
    }

    private mutating func firstOption(_ options: [JSONValue], _ field: SchemaField, depth: Int) -> JSONValue? {
        for option in options where option["type"] != "null" {
            let before = missing
            if let value = value(option, field, depth: depth + 1), missing == before { return value }
            missing = before
        }
        return options.contains { $0["type"] == "null" } ? JSONValue.null : JSONValue?.none
    }

    /// Follows a reference inside the schema; nil when it leads nowhere or round in circles.
    private func resolved(_ schema: JSONValue) -> JSONValue? {
        var schema = schema
        for _ in 0..<Self.deepest {
            guard let reference = schema["$ref"]?.string else { return schema }
            guard reference.hasPrefix("#") else { return nil }
            let path = reference.dropFirst().split(separator: "/").map(String.init)
            guard let target = path.reduce(root as JSONValue?, { $0?[$1] }) else { return nil }
            schema = target
        }
        return nil
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }
}
