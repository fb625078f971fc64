import EchoWire

/// What servers mean by values that are not of the published type.
extension JSONValue {
    /// Not null, false or empty.
    var saysSomething: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .integer, .number: true
        case .string(let text): !text.isEmpty
        case .array(let values): !values.isEmpty
        case .object(let fields): !fields.isEmpty
        }
    }

    /// Whether the value of a field for an error tells of one: some servers write there that there is none.
    var saysFailure: Bool {
        switch self {
        case .integer(let number): number != 0
        case .number(let number): number != 0
        case .string(let text): !["", "null", "none", "nil", "false", "0"].contains(text.lowercased())
        default: saysSomething
        }
    }

    /// A code or an id, which may be a number; nil where it is empty.
    var name: String? {
        if let text = string { return text.isEmpty ? nil : text }
        return integer.map { "\($0)" }
    }

    /// A number, which may be written as a text.
    var looseInteger: Int? { integer ?? string.flatMap { Int($0) } }

    /// The first of some fields that is there and not null.
    func told(_ names: String...) -> JSONValue? { names.lazy.compactMap { self[$0] }.first { !$0.isNull } }

    /// A list; one value for a list of one, and a table by numbers for its values.
    var looseList: [JSONValue] {
        switch self {
        case .array(let values): return values
        case .object(let table):
            guard !table.isEmpty, table.allSatisfy({ Int($0.key) != nil && $0.value.object != nil }) else {
                return [self]
            }
            return table.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value)
        default: return []
        }
    }

    /// The words in a text, in a part, or in a list of them; empty where there are none. Thoughts are no words.
    var looseWords: String {
        switch self {
        case .string(let text): text
        case .array(let parts): parts.map(\.looseWords).joined()
        case .object:
            ["text", "content", "parts", "value", "refusal"].lazy.compactMap { self[$0]?.looseWords }
                .first { !$0.isEmpty } ?? ""
        case .integer, .number: text
        case .null, .bool: ""
        }
    }

    /// Where the words are that a model thought before its answer.
    static let thoughtFields = ["reasoning_content", "reasoning", "thinking"]

    /// What a piece of a message has of the thoughts, in whichever place.
    var thoughts: String {
        let told = Self.thoughtFields.lazy.compactMap { self[$0]?.looseWords }.first { !$0.isEmpty }
        if let told { return told }
        return (self["content"]?.array ?? []).compactMap { $0["thinking"]?.looseWords }.joined()
    }

    /// The answers in a chunk: a list, a single one, or a table by their numbers.
    var choices: [JSONValue] { (self["choices"]?.looseList ?? []).map { $0.array?.first ?? $0 } }

    /// Why an answer ended, by either of its names.
    var finishReason: JSONValue? { told("finish_reason", "finishReason") }

    /// A message of a choice, or a piece of one, which may be the words alone, or a list of one; nil where it says nothing.
    func piece(_ name: String) -> JSONValue? {
        guard let piece = self[name], piece.saysSomething else { return nil }
        return switch piece {
        case .array(let pieces) where pieces.count == 1 && pieces[0].object != nil: pieces[0]
        case .string, .array: ["content": piece]
        default: piece
        }
    }

    /// Whether a piece of a message has more in it than whose it is.
    var saysMore: Bool { !words.isEmpty || !thoughts.isEmpty || self["tool_calls"]?.saysSomething == true }

    /// What a message, or a piece of one, says: in writing, else aloud.
    var words: String {
        [self["content"], self["text"], self["audio"]?["transcript"]].lazy.compactMap { $0?.looseWords }
            .first { !$0.isEmpty } ?? ""
    }

    /// JSON text of a call's arguments, which some servers send as the value itself.
    var looseArguments: String {
        switch self {
        case .string(let text): text
        case .object, .array: text
        default: ""
        }
    }

    /// Whether it is a part that shows a picture, or a list with one.
    var hasPicture: Bool {
        switch self {
        case .array(let parts): parts.contains(where: \.hasPicture)
        case .object(let part):
            part["image_url"] != nil || part["b64_json"] != nil || part["inline_data"] != nil
                || part["type"]?.string?.contains("image") == true
        default: false
        }
    }
}
