import EchoWire
import Foundation

/// The arguments of a call as models and servers write them: an object, none at all, or an object as the text of a text.
enum ToolArguments {
    /// Texts within texts that are read.
    private static let mostTexts = 3
    /// How servers write that there are none.
    private static let nothings: Set<String> = ["", "null", "{}", "[]", "\"\""]
    /// What some read as JSON and others do not.
    private static let doubtful = ["NaN", "Infinity", #"\ud"#, #"\uD"#]

    static func areNone(_ text: String) -> Bool {
        nothings.contains(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Whether nothing of them is missing.
    static func areWhole(_ text: String) -> Bool { areNone(text) || (try? JSONValue(parsing: text)) != nil }

    /// The text that a tool is given: an object.
    ///
    /// - Throws: what the model is told when they are none. No arguments at all are an object without properties.
    static func check(_ text: String) throws(ToolFailure) -> String {
        var read = text
        for _ in 0..<mostTexts {
            if areNone(read) { return "{}" }
            switch try json(read, in: text) {
            case .object: return read
            case .string(let inner): read = inner
            default: throw notAnObject
            }
        }
        throw notAnObject
    }

    /// As a server is told again what was called: always an object, since strict ones refuse a conversation with anything
    /// else in it, and every later message with it.
    static func told(_ text: String) -> String {
        guard let object = try? check(text) else { return "{}" }
        guard doubtful.contains(where: { object.contains($0) }), let json = try? JSONValue(parsing: object) else {
            return object
        }
        return json.text
    }

    private static let notAnObject = ToolFailure.wrongArguments("they are not a JSON object")

    private static func json(_ text: String, in whole: String) throws(ToolFailure) -> JSONValue {
        do throws(WireError) {
            return try JSONValue(parsing: text)
        } catch {
            throw text == whole ? .wrongArguments("\(error)") : notAnObject
        }
    }
}

extension ToolCall {
    /// The call as any server takes it back: what its model wrote may be neither JSON nor a name.
    var told: ToolCall { ToolCall(id: id, name: Self.told(name), arguments: ToolArguments.told(arguments)) }

    private static func told(_ name: String) -> String {
        guard !name.isEmpty else { return "unknown" }
        guard !name.unicodeScalars.allSatisfy(isOfName) else { return name }
        return String(String.UnicodeScalarView(name.unicodeScalars.map { isOfName($0) ? $0 : "_" }))
    }

    private static func isOfName(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", ":": true
        default: false
        }
    }
}
