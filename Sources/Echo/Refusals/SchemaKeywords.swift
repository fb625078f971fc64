import EchoWire

/// Words of JSON Schema in what tools take, of which a server may know only some.
enum SchemaKeywords {
    private static let prefix = "schema."
    private static let longest = 60
    /// Without these a schema says nothing.
    private static let essential: Set = ["type", "properties", "items", "required", "description", "enum"]

    static func option(_ keyword: String) -> RequestOption { .field(prefix + keyword) }

    /// Nil for an option that is about something else.
    static func keyword(of option: RequestOption) -> String? {
        guard case .field(let place) = option, isPlace(place) else { return nil }
        return String(place.dropFirst(prefix.count))
    }

    /// Whether a text names such a word as an option does.
    static func isPlace(_ text: some StringProtocol) -> Bool {
        guard text.hasPrefix(prefix) else { return false }
        let keyword = text.dropFirst(prefix.count)
        return !keyword.isEmpty && keyword.utf8.count <= longest
            && keyword.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "$" || $0 == "_" || $0 == "-") }
    }

    /// Those of the sent ones that a server says it does not know.
    static func refused(by words: RefusalWords, of sent: Set<RequestOption>) -> Set<RequestOption> {
        let text = words.parameter + " " + words.message
        guard ["tool", "function", "schema"].contains(where: { text.contains($0) }) else { return [] }
        return sent.filter { option in keyword(of: option).map { words.names($0.lowercased()) } ?? false }
    }

    /// Those that can be done without.
    static func all(in schema: JSONValue) -> Set<String> {
        var found: Set<String> = []
        collect(schema, into: &found, depth: 0)
        return found.subtracting(essential).filter { isPlace(prefix + $0) }
    }

    /// A schema without them. What it refers to stands in the place of the reference where references are not known.
    static func removing(_ keywords: Set<String>, from schema: JSONValue) -> JSONValue {
        var pruning = SchemaPruning(keywords, root: schema)
        return pruning.pruned(schema)
    }

    private static func collect(_ schema: JSONValue, into found: inout Set<String>, depth: Int) {
        guard depth < SchemaPruning.deepest else { return }
        for (name, value) in schema.object ?? [:] {
            found.insert(name)
            for below in SchemaPruning.schemas(of: value, under: name) {
                collect(below, into: &found, depth: depth + 1)
            }
        }
    }
}

/// Takes words out of one schema.
struct SchemaPruning {
    static let deepest = 32
    /// References to references may multiply: so many schemas are written.
    private static let most = 4096
    private static let anything: JSONValue = ["type": "object"]
    /// What holds schemas by names that are the user's.
    private static let named: Set = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]
    /// What holds a schema, or a list of them.
    private static let nested: Set = [
        "items", "prefixItems", "additionalProperties", "anyOf", "oneOf", "allOf", "not", "if", "then", "else",
        "contains",
        "propertyNames", "unevaluatedProperties", "unevaluatedItems", "additionalItems",
    ]

    private let keywords: Set<String>
    private let root: JSONValue
    private let inlines: Bool
    private var written = 0
    /// The references that are being followed.
    private var followed: [String] = []

    init(_ keywords: Set<String>, root: JSONValue) {
        self.keywords = keywords
        self.root = root
        inlines = keywords.contains { $0.hasPrefix("$") || $0 == "definitions" }
    }

    mutating func pruned(_ schema: JSONValue) -> JSONValue {
        guard case .object(let fields) = schema else { return schema }
        written += 1
        guard written <= Self.most, followed.count < Self.deepest else { return Self.anything }
        if inlines, let place = fields["$ref"]?.string { return inlined(place, beside: fields) }
        var kept = JSONObject()
        for (name, value) in fields where !leavesOut(name) { kept[name] = pruned(value, under: name) }
        return .object(kept)
    }

    static func schemas(of value: JSONValue, under name: String) -> [JSONValue] {
        if named.contains(name) { return (value.object ?? [:]).map(\.value) }
        return nested.contains(name) ? value.array ?? [value] : []
    }

    /// A server that does not know one of the words that begin with a dollar sign knows none of them.
    private func leavesOut(_ name: String) -> Bool {
        keywords.contains(name) || inlines && (name.hasPrefix("$") || name == "definitions")
    }

    private mutating func pruned(_ value: JSONValue, under name: String) -> JSONValue {
        switch value {
        case .object(let schemas) where Self.named.contains(name):
            var kept = JSONObject()
            for (own, schema) in schemas { kept[own] = pruned(schema) }
            return .object(kept)
        case .array(let schemas) where Self.nested.contains(name):
            var kept: [JSONValue] = []
            for schema in schemas { kept.append(pruned(schema)) }
            return .array(kept)
        case .object where Self.nested.contains(name): return pruned(value)
        default: return value
        }
    }

    private mutating func inlined(_ place: String, beside fields: JSONObject) -> JSONValue {
        guard !followed.contains(place), case .object(var target)? = target(of: place) else { return Self.anything }
        followed.append(place)
        defer { followed.removeLast() }
        for (name, value) in fields where name != "$ref" { target[name] = value }
        return pruned(.object(target))
    }

    /// "#/$defs/City"
    private func target(of place: String) -> JSONValue? {
        guard place.hasPrefix("#") else { return nil }
        return place.dropFirst().split(separator: "/").reduce(root as JSONValue?) { found, name in
            found?[String(name.replacing("~1", with: "/").replacing("~0", with: "~"))]
        }
    }
}
