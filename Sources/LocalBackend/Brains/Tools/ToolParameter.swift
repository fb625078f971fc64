import EchoWire

/// One parameter of a declared function, as far as its JSON Schema says.
struct ToolParameter: Hashable {
    enum Kind: Hashable { case text, number, integer, flag, other }

    var name: String
    var kind: Kind
    var choices: [String]
    var description: String
    var isRequired: Bool

    /// Required ones first, then by name.
    static func all(of tool: BrainTool) -> [ToolParameter] {
        let required = tool.parameters["required"]?.array?.compactMap(\.string) ?? []
        let properties = tool.parameters["properties"]?.object ?? [:]
        let order =
            required.filter { properties[$0] != nil } + properties.keys.filter { !required.contains($0) }.sorted()
        return order.map { ToolParameter($0, properties[$0] ?? .null, isRequired: required.contains($0)) }
    }

    private init(_ name: String, _ schema: JSONValue, isRequired: Bool) {
        self.name = name
        self.isRequired = isRequired
        choices = schema["enum"]?.array?.compactMap(\.string) ?? []
        description = schema["description"]?.string ?? ""
        kind = Self.kind(schema["type"]?.string ?? schema["type"]?.array?.compactMap(\.string).first { $0 != "null" })
    }

    private static func kind(_ type: String?) -> Kind {
        switch type {
        case "string", nil: .text
        case "number": .number
        case "integer": .integer
        case "boolean": .flag
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
        return ["in", "for", "at", "near", "of", "to", "from", "about", "named", "called", "on"]
    }

    /// Names of places and people are written with capitals.
    var isName: Bool {
        let words = Set(ToolWords.split(name))
        return !words.isDisjoint(with: [
            "city", "location", "place", "country", "town", "name", "person", "recipient", "contact", "to",
        ])
    }
}
