import EchoWire

/// A question for a model while its server is tried: short, and one that any model can answer.
enum SurveyQuestion {
    /// Tokens of an answer at most. Models that think need some before the first word.
    static let most = 256

    static let instructions = "Answer in one short sentence."
    static let hello = "Say hello."

    static func count(_ model: String) -> AnswerPrompt { prompt(model, "Count from one to ten in words.") }

    static func call(_ model: String) -> AnswerPrompt {
        var prompt = prompt(model, "Use the function add to add 17 and 25.")
        prompt.instructions = ""
        prompt.tools = [
            .function(
                FunctionTool(
                    name: "add", description: "Adds two whole numbers.",
                    parameters: [
                        "type": "object", "properties": ["a": ["type": "integer"], "b": ["type": "integer"]],
                        "required": ["a", "b"], "additionalProperties": false,
                    ]))
        ]
        return prompt
    }

    static let schema: JSONValue = [
        "type": "object", "properties": ["city": ["type": "string"], "rivers": ["type": "integer"]],
        "required": ["city", "rivers"], "additionalProperties": false,
    ]

    static func shape(_ model: String) -> AnswerPrompt {
        var prompt = prompt(model, "Name the capital of France, and how many large rivers flow through it, as JSON.")
        prompt.instructions = ""
        prompt.format = AnswerFormat(name: "capital", schema: schema)
        return prompt
    }

    /// Long enough to be stopped.
    static func long(_ model: String) -> AnswerPrompt {
        var prompt = prompt(model, "Write the numbers from one to three hundred in words.")
        prompt.instructions = ""
        return prompt
    }

    static func short(_ model: String) -> AnswerPrompt { prompt(model, hello) }

    private static func prompt(_ model: String, _ text: String) -> AnswerPrompt {
        var prompt = AnswerPrompt(
            model: model, instructions: instructions, entries: [.message(id: nil, role: .user, text: text)])
        prompt.maximumOutputTokens = most
        prompt.options.effort = .low
        return prompt
    }
}
