import EchoWire

extension JSONValue {
    /// What a schema says beside its examples to who listens: phrases that may be said. Nobody who reads needs them, and
    /// they may be thousands.
    private static let heard = "x-heard"

    /// A function's schema as it is told to who reads what is asked of it.
    var withoutHeard: JSONValue {
        guard var schema = object, var properties = schema["properties"]?.object,
            properties.values.contains(where: \.isHeard)
        else { return self }
        for (name, property) in properties where property.isHeard { properties[name] = property.bare }
        schema["properties"] = .object(properties)
        return .object(schema)
    }

    private var isHeard: Bool { self[Self.heard] != nil || self["items"]?[Self.heard] != nil }

    private var bare: JSONValue {
        guard var schema = object else { return self }
        schema[Self.heard] = nil
        if let items = schema["items"], items.isHeard { schema["items"] = items.bare }
        return .object(schema)
    }
}
