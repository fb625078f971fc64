import EchoTestKit
import EchoWire
import Foundation

/// The published schema, as far as tests ask it.
enum WireSchema {
    struct Definition {
        var properties: Set<String>
        var required: Set<String>
    }

    private static let schema = try? JSONValue(
        parsing: Data(contentsOf: WireExamples.fixtures.appending(path: "realtime-events.schema.json")))

    static func eventTypes(_ direction: String) -> [String] {
        (schema?["x-events"]?[direction]?.object ?? [:]).keys.sorted()
    }

    static func event(_ direction: String, _ type: String) -> Definition? {
        schema?["x-events"]?[direction]?[type]?.string.flatMap { definition($0.replacing("#/$defs/", with: "")) }
    }

    static func definition(_ name: String) -> Definition? {
        guard let definition = schema?["$defs"]?[name] else { return nil }
        let required = (definition["required"]?.array ?? []).compactMap(\.string)
        return Definition(properties: Set((definition["properties"]?.object ?? [:]).keys), required: Set(required))
    }
}
