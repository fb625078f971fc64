import EchoWire

/// Asks a model that knows no functions for an object of a given form: its answer, or a call.
enum SchemaCalls {
    static let answerKey = "answer"
    static let callKey = "call"
    /// Comes after the name in a form whose keys are sorted, so that a model chooses first.
    static let inputKey = "input"

    /// The same prompt without functions.
    static func prompt(_ prompt: BrainPrompt) -> BrainPrompt {
        var asked = prompt
        asked.instructions = [prompt.instructions, instructions(prompt)].filter { !$0.isEmpty }.joined(
            separator: "\n\n")
        asked.items = items(prompt.items)
        asked.format = .schema(name: "reply", schema(prompt))
        (asked.tools, asked.toolChoice) = ([], .none)
        return asked
    }

    private static func offered(_ prompt: BrainPrompt) -> [BrainTool] {
        if case .function(let name) = prompt.toolChoice { return prompt.tools.filter { $0.name == name } }
        return prompt.tools
    }

    private static func mayAnswer(_ choice: BrainToolChoice) -> Bool {
        switch choice {
        case .auto, .none: true
        case .required, .function: false
        }
    }

    private static func instructions(_ prompt: BrainPrompt) -> String {
        let words = #"Reply with {"\#(answerKey)": "…"}: your words to the user."#
        let call = #"{"\#(callKey)": "NAME", "\#(inputKey)": {…}}"#
        let way =
            mayAnswer(prompt.toolChoice)
            ? "\(words) Only if the user asks for what one of these functions does, reply with \(call) instead."
            : "Reply with \(call), which calls one of these functions."
        let functions = offered(prompt).map { tool in
            "- \(tool.name): \(tool.description) Input: \(input(tool).text)"
        }
        return ([way] + functions).joined(separator: "\n")
    }

    private static func schema(_ prompt: BrainPrompt) -> JSONValue {
        let calls = offered(prompt).map { tool in
            object([callKey: ["const": .string(tool.name)], inputKey: input(tool)])
        }
        let answers = mayAnswer(prompt.toolChoice) ? [object([answerKey: ["type": "string", "minLength": 1]])] : []
        let forms = answers + calls
        return forms.count == 1 ? forms[0] : ["anyOf": .array(forms)]
    }

    private static func object(_ properties: JSONObject) -> JSONValue {
        [
            "type": "object", "properties": .object(properties),
            "required": .array(properties.keys.sorted().map { .string($0) }), "additionalProperties": false,
        ]
    }

    /// Definitions that a schema refers to are not where it looks for them once it is part of another.
    private static func input(_ tool: BrainTool) -> JSONValue {
        let schema = tool.parameters.withoutExamples
        let isPlain = schema["type"] == "object" && !schema.text.contains(#""$ref""#)
        return isPlain ? schema : ["type": "object"]
    }

    private static func items(_ items: [BrainItem]) -> [BrainItem] {
        var names: [String: String] = [:]
        return items.map { item in
            switch item {
            case .system, .user: return item
            case .assistant(let text): return .assistant(JSONValue.object([answerKey: .string(text)]).text)
            case .call(let id, let name, let arguments):
                names[id] = name
                let input = (try? JSONValue(parsing: arguments)) ?? .object([:])
                return .assistant(JSONValue.object([callKey: .string(name), inputKey: input]).text)
            case .callOutput(let id, let output):
                return .user("Result of \(names[id] ?? "the function"): \(output)")
            }
        }
    }
}
