import EchoWire
import Foundation

/// Fills a JSON Schema with what stands in a text, and with nothing else: what is not there is said to be missing.
struct SchemaFiller {
    /// Schemas refer to themselves; nobody writes so deep a sentence.
    private static let deepest = 8
    /// Looks at parts of the schema: options of options would be tried for ever.
    private static let mostLooks = 500
    /// Objects of one list.
    private static let mostObjects = 50

    private let root: JSONValue
    private let now: Date
    private let timeZone: TimeZone
    var facts = TextFacts("")
    private(set) var missing: [String] = []
    private var looks = 0

    init(_ schema: JSONValue, now: Date, timeZone: TimeZone) {
        root = schema
        self.now = now
        self.timeZone = timeZone
    }

    /// The object as JSON text, or a refusal that names what the text does not say.
    mutating func answer(from text: String) -> BrainPart {
        read(text)
        guard !facts.text.isCut else {
            return .refusal(
                "I am only the offline assistant and look for facts in texts of up to \(FactText.longest) characters.")
        }
        if let value = value(root, SchemaField(name: ""), depth: 0), missing.isEmpty { return .text(value.text) }
        let names = missing.isEmpty ? "anything that fits" : Self.list(missing)
        return .refusal(
            "I am only the offline assistant: I copy words from a text as they stand. I found no \(names) in it.")
    }

    /// Begins to look for facts in a text.
    mutating func read(_ text: String) {
        facts = TextFacts(text)
        missing = []
        looks = 0
    }

    /// The value of one of the root's properties.
    mutating func value(ofProperty name: String) -> JSONValue? {
        let properties = resolved(root)?["properties"]?.object ?? [:]
        return value(properties[name] ?? .null, SchemaField(name: name), depth: 1)
    }

    private mutating func value(_ schema: JSONValue, _ field: SchemaField, depth: Int) -> JSONValue? {
        looks += 1
        guard depth < Self.deepest, looks <= Self.mostLooks, !Task.isCancelled, let schema = resolved(schema) else {
            return nil
        }
        if let constant = schema["const"] { return constant }
        if let choices = schema["enum"]?.array { return choice(choices, field) }
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
        case "number": facts.number(field).map(Self.number)
        case "boolean": facts.flag(field).map { .bool($0) }
        case "string": string(schema, field)
        default: JSONValue?.none
        }
    }

    private mutating func object(_ schema: JSONValue, depth: Int) -> JSONValue? {
        let properties = schema["properties"]?.object ?? [:]
        let names = SchemaNames(schema)
        var result: JSONObject = [:]
        // What can be known by sight comes before free text.
        let order = names.all.enumerated().sorted {
            (Self.rank(properties[$0.element]), $0.offset) < (Self.rank(properties[$1.element]), $1.offset)
        }
        for name in order.map(\.element) {
            let field = SchemaField(name: name, isOnly: properties.count == 1)
            if let value = value(properties[name] ?? .null, field, depth: depth + 1) {
                result[name] = value
            } else if names.required.contains(name), !missing.contains(name) {
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
        let values: [JSONValue]
        switch (items["type"]?.string, items["enum"]?.array) {
        case (_, let choices?): values = facts.allChoices(choices.compactMap(\.string)).map { .string($0) }
        case ("number", _), ("integer", _): values = facts.allNumbers().map(Self.number)
        case ("string", _): values = facts.list(field).map { .string($0) }
        case ("object", _): values = objects(items, depth: depth)
        default: return nil
        }
        return values.isEmpty ? nil : .array(values)
    }

    /// One object a clause, however the text is best cut into clauses.
    private mutating func objects(_ schema: JSONValue, depth: Int) -> [JSONValue] {
        var best: [JSONValue] = []
        for clauses in Clauses.cuts(of: facts.text.text) {
            var found: [JSONValue] = []
            for clause in clauses.prefix(Self.mostObjects) {
                var filler = self
                filler.facts = TextFacts(clause)
                filler.missing = []
                let value = filler.object(schema, depth: depth + 1)
                looks = filler.looks
                if filler.missing.isEmpty, let value, value.object?.isEmpty == false { found.append(value) }
            }
            if found.count > best.count { best = found }
        }
        return best
    }

    private mutating func string(_ schema: JSONValue, _ field: SchemaField) -> JSONValue? {
        let text =
            switch schema["format"]?.string {
            case "date": facts.day(now: now, timeZone: timeZone)
            case "email": facts.email()
            case "uri", "url": facts.address()
            case nil: facts.words(field) ?? facts.wholeText(field)
            default: String?.none
            }
        return text.map { .string($0) }
    }

    private mutating func choice(_ choices: [JSONValue], _ field: SchemaField) -> JSONValue? {
        if let found = facts.choice(choices.compactMap(\.string)) { return .string(found) }
        if choices.contains(where: { $0.number != nil }), let found = facts.number(field).map(Self.number),
            choices.contains(found)
        {
            return found
        }
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

    private static func number(_ value: Double) -> JSONValue {
        Int(exactly: value).map { .integer($0) } ?? .number(value)
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }
}

/// A text cut into pieces that may each say one thing.
enum Clauses {
    /// From the coarsest cut to the finest: by sentences, by "and", by commas.
    static func cuts(of text: String) -> [[String]] {
        ReadingEffort.count(3 * text.utf8.count)
        let sentences = text.split(separator: /[.;!?]+(?:\s|$)|\n|\x{F8FF}/).map(String.init)
        let parts = sentences.flatMap { $0.split(separator: " and ") }
        let pieces = parts.flatMap { $0.split(separator: ", ") }
        return [sentences, parts.map(String.init), pieces.map(String.init)]
    }
}
