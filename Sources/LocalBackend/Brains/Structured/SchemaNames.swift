import EchoWire

/// The names of an object's properties, the required ones first.
struct SchemaNames {
    let all: [String]
    let required: Set<String>

    init(_ schema: JSONValue) {
        let properties = schema["properties"]?.object ?? [:]
        var known: Set<String> = []
        let named = (schema["required"]?.array ?? []).compactMap(\.string)
            .filter { properties[$0] != nil && known.insert($0).inserted }
        required = known
        all = named + properties.keys.filter { !known.contains($0) }.sorted()
    }
}
