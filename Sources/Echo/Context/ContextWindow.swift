/// How many tokens a model can take in.
public struct ContextWindow: Sendable, Hashable {
    /// For everything that goes in: instructions, tools and conversation.
    public var input: Int
    /// For instructions and tools alone; nil when nothing less than `input` is known.
    public var instructions: Int?
    /// Nobody tells how much the model takes: this is what is assumed.
    public var isGuess = false

    public init(input: Int, instructions: Int? = nil) {
        self.input = input
        self.instructions = instructions
    }

    /// The window of a model of which only the whole size is known, input and answer together. A quarter of it, at most
    /// 4096 tokens, is kept free for the answer.
    public init(size: Int) {
        self.init(input: size - min(size / 4, 4096))
    }

    /// The window that is assumed where nobody tells it.
    public static func guess(size: Int) -> ContextWindow {
        var window = ContextWindow(size: size)
        window.isGuess = true
        return window
    }
}
