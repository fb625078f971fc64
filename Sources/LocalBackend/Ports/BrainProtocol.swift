public import EchoWire
public import Foundation

/// Answers the conversation.
public protocol BrainProtocol: Sendable {
    /// Words and phrases it understands, for the recogniser.
    func vocabulary(tools: [BrainTool]) -> [String]
    /// The answer, part by part, as it is made. Ends when the answer does; cancelled when the listener goes.
    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error>
    /// Whether it takes so long that it may begin before a question is surely over. What it makes is then told only when
    /// it was, and stopped when not.
    var beginsEarly: Bool { get }
    /// Gets ready for a question that comes soon, in a conversation that is known so far: loads what answers, and has it
    /// read what comes before the question. Returns when that is done, or is of no use.
    func prepare(for prompt: BrainPrompt) async
    /// How it comes to its answer, in a sentence or two for the user.
    func thoughts(about prompt: BrainPrompt) -> String
}

extension BrainProtocol {
    public var beginsEarly: Bool { false }

    public func prepare(for prompt: BrainPrompt) async {}

    public func thoughts(about prompt: BrainPrompt) -> String {
        "The answer comes from the assistant behind this server, which keeps its thoughts to itself."
    }
}

/// All a brain may look at. Time and place are given, not asked for.
public struct BrainPrompt: Sendable, Hashable {
    public var instructions: String
    public var items: [BrainItem]
    public var tools: [BrainTool]
    public var toolChoice: BrainToolChoice
    public var now: Date
    public var timeZone: TimeZone
    /// Seed for what is meant to be random (dice, coins).
    public var seed: UInt64
    /// The required format of the answer, if not words.
    public var format: BrainFormat?
    /// Tokens that are wanted at most; the rest is cut off. Nil for as many as it takes.
    public var maximumTokens: Int?
    /// Whether anyone will still be there to hear an announcement.
    public var canAnnounce: Bool

    public init(
        instructions: String = "", items: [BrainItem] = [], tools: [BrainTool] = [],
        toolChoice: BrainToolChoice = .auto,
        now: Date, timeZone: TimeZone, seed: UInt64, format: BrainFormat? = nil, maximumTokens: Int? = nil,
        canAnnounce: Bool = true
    ) {
        self.instructions = instructions
        self.items = items
        self.tools = tools
        self.toolChoice = toolChoice
        self.now = now
        self.timeZone = timeZone
        self.seed = seed
        self.format = format
        self.maximumTokens = maximumTokens
        self.canAnnounce = canAnnounce
    }
}

/// One item of the conversation, as far as a brain cares.
public enum BrainItem: Sendable, Hashable {
    case system(String)
    /// `alternatives` are other readings of what was heard, best first, without the text itself.
    case user(String, alternatives: [String] = [])
    case assistant(String)
    case call(id: String, name: String, arguments: String)
    case callOutput(id: String, output: String)
}

/// A function the client declared.
public struct BrainTool: Sendable, Hashable {
    public var name: String
    public var description: String
    /// JSON Schema of the arguments.
    public var parameters: JSONValue

    public init(name: String, description: String = "", parameters: JSONValue = .object([:])) {
        self.name = name
        self.description = description
        self.parameters = parameters
    }
}

public enum BrainToolChoice: Sendable, Hashable {
    case auto, none, required
    case function(name: String)
}

/// JSON that an answer must be.
public enum BrainFormat: Sendable, Hashable {
    /// Any object.
    case object
    /// An object that keeps to a JSON Schema. `name` is the client's.
    case schema(name: String, JSONValue)
}

/// A piece of an answer.
public enum BrainPart: Sendable, Hashable {
    /// One sentence or clause to show and to speak, with the white space that joins it to the next.
    case text(String)
    /// Why there is no answer of the form that was asked for; words for the user.
    case refusal(String)
    /// `arguments` is JSON text.
    case call(name: String, arguments: String)
    /// Asks to say `text` later, unasked: a timer.
    case announce(after: Duration, text: String)
    /// The answer takes longer than one expects; the listener may want to know, or to stop it.
    case delayed(BrainDelay)
    /// Who makes the answer, where it is not the model that was asked: told to the client as `provider`.
    case provider(String)
}

/// Why an answer takes long.
public enum BrainDelay: Sendable, Hashable {
    /// Others are answered first.
    case queued(ahead: Int)
    /// What answers is still being loaded.
    case loading
    /// It is slow, and has said nothing yet.
    case slow
}
