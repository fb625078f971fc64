import EchoTestKit
import EchoWire
import Foundation

/// The published schema, as far as tests ask it.
enum WireSchema {
    struct Definition {
        var properties: Set<String>
        var required: Set<String>
    }

    static let realtime = "realtime-events"
    static let live = "live-events"
    static let responses = "responses-stream"
    static let chat = "chat-completions"
    static let embeddings = "embeddings"
    static let audio = "audio"

    private static let schemas = Dictionary(
        uniqueKeysWithValues: [realtime, live, responses, chat, embeddings, audio].map { ($0, read($0)) })

    private static func read(_ name: String) -> JSONValue? {
        try? JSONValue(parsing: Data(contentsOf: WireExamples.fixtures.appending(path: "\(name).schema.json")))
    }

    private static func schema(_ name: String) -> JSONValue? { schemas[name] ?? nil }

    static func eventTypes(_ direction: String, of name: String = realtime) -> [String] {
        (schema(name)?["x-events"]?[direction]?.object ?? [:]).keys.sorted()
    }

    static func event(_ direction: String, _ type: String, of name: String = realtime) -> Definition? {
        schema(name)?["x-events"]?[direction]?[type]?.string.flatMap {
            definition($0.replacing("#/$defs/", with: ""), of: name)
        }
    }

    static func definition(_ definition: String, of name: String = realtime) -> Definition? {
        guard let definition = schema(name)?["$defs"]?[definition] else { return nil }
        let required = (definition["required"]?.array ?? []).compactMap(\.string)
        return Definition(properties: Set((definition["properties"]?.object ?? [:]).keys), required: Set(required))
    }

    /// The fields of all these definitions together; a definition that is not there is the field `?`.
    static func properties(_ definitions: [String], of name: String) -> Set<String> {
        definitions.reduce(into: []) { $0.formUnion(definition($1, of: name)?.properties ?? ["?"]) }
    }
}
