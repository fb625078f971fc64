import EchoWire

/// How a family of models writes calls of tools into its words.
struct WrittenCallFormat: Sendable {
    /// How such an answer begins.
    let opening: String
    /// Objects with a name and arguments; nil for a text that is something else.
    let read: @Sendable (_ text: Substring) -> [JSONValue]?

    static let all = [
        // Hermes, Qwen, GLM.
        WrittenCallFormat(opening: "<tool_call>") { pieces($0, "<tool_call>", "</tool_call>") { tagged($0) } },
        // Llama, Qwen Coder.
        WrittenCallFormat(opening: "<function=") { pieces($0, "<function=", "</function>") { function($0) } },
        WrittenCallFormat(opening: "<|python_tag|>") { text in
            object(text.dropFirst("<|python_tag|>".count)).map { [$0] }
        },
        // Mistral.
        WrittenCallFormat(opening: "[TOOL_CALLS]") { list($0.dropFirst("[TOOL_CALLS]".count)) },
        // DeepSeek.
        WrittenCallFormat(opening: "<｜tool▁calls▁begin｜>") { text in
            let calls = text.dropFirst("<｜tool▁calls▁begin｜>".count)
            guard let end = calls.firstRange(of: "<｜tool▁calls▁end｜>") else { return nil }
            return pieces(calls[..<end.lowerBound], "<｜tool▁call▁begin｜>", "<｜tool▁call▁end｜>") {
                parted($0, by: "<｜tool▁sep｜>")
            }
        },
        // Kimi.
        WrittenCallFormat(opening: "<|tool_calls_section_begin|>") { text in
            let calls = text.dropFirst("<|tool_calls_section_begin|>".count)
            guard let end = calls.firstRange(of: "<|tool_calls_section_end|>") else { return nil }
            return pieces(calls[..<end.lowerBound], "<|tool_call_begin|>", "<|tool_call_end|>") {
                parted($0, by: "<|tool_call_argument_begin|>")
            }
        },
    ]

    /// Calls between marks, and nothing but white space beside them.
    private static func pieces(
        _ text: Substring, _ opening: String, _ closing: String, _ read: (Substring) -> JSONValue?
    ) -> [JSONValue]? {
        var calls: [JSONValue] = []
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            guard rest.hasPrefix(opening), let end = rest.firstRange(of: closing),
                let call = read(rest[..<end.lowerBound].dropFirst(opening.count))
            else { return nil }
            calls.append(call)
            rest = rest[end.upperBound...].drop(while: \.isWhitespace)
        }
        return calls
    }

    private static func call(_ name: some StringProtocol, _ arguments: JSONValue) -> JSONValue {
        ["name": .string(String(name.filter { !$0.isWhitespace })), "arguments": arguments]
    }

    /// `{"name": …, "arguments": {…}}`; Llama says `parameters`.
    private static func object(_ text: Substring) -> JSONValue? {
        guard let call = try? JSONValue(parsing: String(text)), call["name"]?.string != nil else { return nil }
        return call
    }

    private static func list(_ text: Substring) -> [JSONValue]? {
        guard let calls = try? JSONValue(parsing: String(text)) else { return nil }
        return calls.looseList
    }

    /// What stands between `<tool_call>` and its end: JSON, a function with parameters, or a name with keys and values.
    private static func tagged(_ text: Substring) -> JSONValue? {
        if let call = object(text) { return call }
        let text = text.drop(while: \.isWhitespace)
        if text.hasPrefix("<function="), let end = text.firstRange(of: "</function>") {
            return function(text[..<end.lowerBound].dropFirst("<function=".count))
        }
        let name = text.prefix { $0 != "<" }
        guard
            let pairs = pairs(
                text[name.endIndex...], ("<arg_key>", "</arg_key>"), ("<arg_value>", "</arg_value>"))
        else { return nil }
        return call(name, .object(pairs))
    }

    /// `name>{…}`, `name={…}`, or `name>` with `<parameter=key>value</parameter>`.
    private static func function(_ text: Substring) -> JSONValue? {
        let name = text.prefix { !">={(".contains($0) }
        var body = text[name.endIndex...]
        if let mark = body.first, ">=".contains(mark) { body = body.dropFirst() }
        body = body.drop(while: \.isWhitespace)
        if let arguments = try? JSONValue(parsing: String(body)), arguments.object != nil {
            return call(name, arguments)
        }
        return pairs(body, ("<parameter=", ">"), ("", "</parameter>")).map { call(name, .object($0)) }
    }

    /// `functions.name:0` or `name`, then its arguments, which may stand in a block of code.
    private static func parted(_ text: Substring, by mark: String) -> JSONValue? {
        guard let middle = text.firstRange(of: mark) else { return nil }
        var (name, rest) = (text[..<middle.lowerBound], text[middle.upperBound...])
        if name == "function", let end = rest.firstIndex(of: "\n") { (name, rest) = (rest[..<end], rest[end...]) }
        if name.hasPrefix("functions.") { name = name.dropFirst("functions.".count) }
        if let number = name.lastIndex(of: ":") { name = name[..<number] }
        guard let start = rest.firstIndex(of: "{"), let end = rest.lastIndex(of: "}"), start < end,
            let arguments = try? JSONValue(parsing: String(rest[start...end]))
        else { return nil }
        return call(name, arguments)
    }

    private typealias Marks = (opening: String, closing: String)

    private static func pairs(_ text: Substring, _ key: Marks, _ value: Marks) -> JSONObject? {
        var pairs: JSONObject = [:]
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            guard let name = take(&rest, key), let text = take(&rest, value) else { return nil }
            pairs[String(name)] = meaning(text)
        }
        return pairs
    }

    private static func take(_ rest: inout Substring, _ marks: Marks) -> Substring? {
        rest = rest.drop(while: \.isWhitespace)
        guard rest.hasPrefix(marks.opening) else { return nil }
        let inner = rest.dropFirst(marks.opening.count)
        guard let end = inner.firstRange(of: marks.closing) else { return nil }
        defer { rest = inner[end.upperBound...].drop(while: \.isWhitespace) }
        return inner[..<end.lowerBound]
    }

    /// A value is a text, or JSON that is none.
    private static func meaning(_ text: Substring) -> JSONValue {
        var words = text
        if words.hasPrefix("\n") { words = words.dropFirst() }
        if words.hasSuffix("\n") { words = words.dropLast() }
        guard let json = try? JSONValue(parsing: String(words)), json.string == nil else {
            return .string(String(words))
        }
        return json
    }
}
