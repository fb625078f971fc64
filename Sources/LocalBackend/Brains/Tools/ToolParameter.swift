import EchoWire

/// One parameter of a declared function, as far as its JSON Schema says.
struct ToolParameter: Hashable {
    enum Kind: Hashable { case text, formatted, number, integer, flag, array, object, other }

    var name: String
    var kind: Kind
    var choices: [String]
    /// Where a schema has them: what shows the language, and what may be said besides.
    static let exampleKeys = ["examples", "x-heard"]

    /// What it, or one of a list, may be, as the schema shows it.
    var examples: [String]
    var description: String
    var isRequired: Bool

    /// Required ones first, then by name.
    static func all(of tool: BrainTool) -> [ToolParameter] {
        let properties = tool.parameters["properties"]?.object ?? [:]
        let names = SchemaNames(tool.parameters)
        return names.all.map { ToolParameter($0, properties[$0] ?? .null, isRequired: names.required.contains($0)) }
    }

    private init(_ name: String, _ schema: JSONValue, isRequired: Bool) {
        self.name = name
        self.isRequired = isRequired
        choices = schema["enum"]?.array?.compactMap(\.string) ?? []
        let shown = Self.exampleKeys.flatMap { schema[$0]?.array ?? schema["items"]?[$0]?.array ?? [] }
        examples = ToolExamples.read(shown.compactMap(\.string))
        description = schema["description"]?.string ?? ""
        let types = schema["type"]?.array?.compactMap(\.string) ?? [schema["type"]?.string].compactMap { $0 }
        let isPlain = ["format", "anyOf", "oneOf", "$ref", "const", "properties"].allSatisfy { schema[$0] == nil }
        kind = isPlain ? Self.kind(types.first { $0 != "null" }) : schema["format"] == nil ? .other : .formatted
    }

    private static func kind(_ type: String?) -> Kind {
        switch type {
        case "string", nil: .text
        case "number": .number
        case "integer": .integer
        case "boolean": .flag
        case "array": .array
        case "object": .object
        default: .other
        }
    }

    /// "room name".
    var title: String { ToolWords.split(name).joined(separator: " ") }

    /// Words before what this parameter is likely to be.
    var leads: [String] {
        let words = Set(ToolWords.split(name) + Utterance(description).words)
        if !words.isDisjoint(with: ["message", "text", "body", "content", "note", "title", "say"]) {
            return ["saying", "that", "say", "called", "to"]
        }
        if !words.isDisjoint(with: ["to", "recipient", "person", "contact", "whom"]) { return ["to", "for", "with"] }
        if !words.isDisjoint(with: ["query", "topic", "subject", "search", "question"]) {
            return ["about", "for", "on"]
        }
        return Self.usualLeads
    }

    private static let usualLeads = [
        "in", "for", "at", "near", "of", "to", "from", "about", "named", "called", "on",
    ]

    /// Neither a text to be told, nor a person, nor a question.
    var isPlain: Bool { leads == Self.usualLeads }

    /// Names of places and people are written with capitals.
    var isName: Bool {
        let words = Set(ToolWords.split(name))
        return !words.isDisjoint(with: [
            "city", "location", "place", "country", "town", "name", "person", "recipient", "contact", "to",
        ])
    }
}
