import EchoWire

extension JSONValue {
    /// A function's schema as a model is told of it: its examples are what the recogniser expects, often thousands, and
    /// would be paid for with every request.
    var withoutExamples: JSONValue {
        switch self {
        case .object(let object):
            .object(
                object.filter { !ToolParameter.exampleKeys.contains($0.key) || $0.value.array == nil }
                    .mapValues(\.withoutExamples))
        case .array(let values): .array(values.map(\.withoutExamples))
        default: self
        }
    }
}
