import EchoWire
import Foundation

/// Says what functions returned.
enum ToolReport {
    /// Nil unless the conversation ends with outputs.
    static func sentences(_ items: [BrainItem]) -> [String]? {
        let outputs = items.reversed().prefix { if case .callOutput = $0 { true } else { false } }.reversed()
        guard !outputs.isEmpty else { return nil }
        return outputs.flatMap { item -> [String] in
            guard case .callOutput(_, let output) = item else { return [] }
            return sentences(output: output)
        }
    }

    /// The conversation ends with outputs that all say `{"understood": false}`: what was said is meant for somebody else.
    static func isMisunderstood(_ items: [BrainItem]) -> Bool {
        let outputs = items.reversed().prefix { if case .callOutput = $0 { true } else { false } }
        return !outputs.isEmpty
            && outputs.allSatisfy { item in
                guard case .callOutput(_, let output) = item else { return false }
                return (try? JSONValue(parsing: Data(output.utf8)))?["understood"] == false
            }
    }

    private static func sentences(output: String) -> [String] {
        let text = output.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return ["Done."] }
        guard let value = try? JSONValue(parsing: Data(text.utf8)) else { return [sentence(text)] }
        // It was heard already.
        if value == ["answered": "by a tone"] { return [] }
        if let error = value["error"] { return ["That did not work: \(sentence(phrase(error)))"] }
        if value == .object([:]) || value.isNull { return ["Done."] }
        guard let object = value.object else { return [sentence(phrase(value).capitalizedFirst)] }
        return object.keys.sorted().map { sentence("\(title($0).capitalizedFirst) is \(phrase(object[$0] ?? .null))") }
    }

    private static func phrase(_ value: JSONValue) -> String {
        switch value {
        case .null: "nothing"
        case .bool(let flag): flag ? "yes" : "no"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .string(let text): text
        case .array(let values): values.isEmpty ? "nothing" : values.map(phrase).joined(separator: ", ")
        case .object(let object):
            object.keys.sorted().map { "\(title($0)) \(phrase(object[$0] ?? .null))" }.joined(separator: ", ")
        }
    }

    private static func title(_ key: String) -> String { ToolWords.split(key).joined(separator: " ") }

    private static func sentence(_ text: String) -> String {
        text.last.map { ".!?".contains($0) } == true ? text : text + "."
    }
}
