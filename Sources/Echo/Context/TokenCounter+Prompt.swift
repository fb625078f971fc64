import EchoWire

extension TokenCounter {
    /// Estimated tokens of one entry, its frame included.
    static func tokens(in entry: PromptEntry) -> Int {
        switch entry {
        case .message(_, _, let text): tokensPerMessage + tokens(in: text)
        case .call(let call): tokensPerMessage + tokens(in: call.name) + tokens(in: call.arguments)
        case .result(let result): tokensPerMessage + tokens(in: result.output)
        case .picture(let picture, _):
            picture.isAtHand
                ? tokens(inPictureOf: picture.width, by: picture.height) : tokens(in: picture.absence)
        case .reasoning(let sealed): tokensPerMessage + tokens(inSealed: sealed)
        }
    }

    /// Estimated tokens of what stands before the conversation: instructions, tools and the shape of the answer.
    static func tokens(inFrameOf prompt: AnswerPrompt) -> Int {
        let instructions = prompt.instructions.isEmpty ? 0 : tokensPerMessage + tokens(in: prompt.instructions)
        let tools = prompt.tools.reduce(0) { $0 + tokensPerMessage + tokens(in: $1.wire.text) }
        let format = prompt.format.map { tokensPerMessage + tokens(in: $0.schema.text) } ?? 0
        return instructions + tools + format
    }

    /// Sealed thoughts are bytes in base64; what they hold is text of about as many bytes, at four to a token.
    private static func tokens(inSealed reasoning: JSONValue) -> Int {
        guard let sealed = reasoning["encrypted_content"]?.string else { return tokens(in: reasoning.text) }
        return sealed.utf8.count * 3 / 4 / 4
    }
}
