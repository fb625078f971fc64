import EchoWire
import Foundation

/// Finds the JSON Schema that stands in what the client tells the assistant: so it is asked for in JSON mode.
enum SchemaSearch {
    struct Found {
        var schema: JSONValue
        fileprivate var text: String

        func removed(from other: String) -> String { other.replacingOccurrences(of: text, with: "") }
    }

    /// The last, where an example stands before it.
    static func schema(in prompt: BrainPrompt) -> Found? {
        let told = prompt.items.compactMap { item in
            switch item {
            case .system(let text), .user(let text, _): text
            case .assistant, .call, .callOutput: nil
            }
        }
        return ([prompt.instructions] + told).reversed().lazy.compactMap(last).first
    }

    private static func last(in text: String) -> Found? {
        ReadingEffort.count(text.utf8.count)
        return blocks(of: text).reversed().lazy.compactMap { block in
            guard let schema = try? JSONValue(parsing: Data(block.utf8)), isSchema(schema) else { return nil }
            return Found(schema: schema, text: String(block))
        }.first
    }

    private static func isSchema(_ value: JSONValue) -> Bool {
        guard let properties = value["properties"]?.object, !properties.isEmpty else { return value["$ref"] != nil }
        return properties.values.allSatisfy { $0.object != nil }
    }

    /// From a brace to the one that closes it, outside of strings.
    private static func blocks(of text: String) -> [Substring] {
        var blocks: [Substring] = []
        var start: String.Index?
        var (depth, isString, isEscaped) = (0, false, false)
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if depth == 0, byte != UInt8(ascii: "{") { continue }
            if isEscaped {
                isEscaped = false
            } else if isString {
                (isEscaped, isString) = (byte == UInt8(ascii: "\\"), byte != UInt8(ascii: "\""))
            } else if byte == UInt8(ascii: "\"") {
                isString = true
            } else if byte == UInt8(ascii: "{") {
                if depth == 0 { start = index }
                depth += 1
            } else if byte == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0, let start { blocks.append(text[start..<text.utf8.index(after: index)]) }
            }
        }
        return blocks
    }
}
