public import Foundation

/// One turn of the conversation as a person would read it, voice or text.
public struct Message: Sendable, Hashable, Identifiable {
    /// Who says it; `tool` stands for a call and its result.
    public enum Role: String, Sendable, Hashable { case system, user, assistant, tool }

    /// How the words came to be: typed on the keyboard or spoken aloud.
    public enum Medium: String, Sendable, Hashable { case text, voice }

    /// The part of an answer that its words belong to.
    public enum Phase: String, Sendable, Hashable {
        /// What the model says while it works: before it calls tools, and between the calls.
        case commentary
        case finalAnswer = "final_answer"
    }

    /// How far it has come.
    public enum Status: Sendable, Hashable {
        /// Spoken, its words not known yet: the transcript is on its way.
        case transcribing
        /// The transcript failed, or did not come in time.
        case transcriptionFailed(TranscriptionFailure)
        /// The answer is still being made.
        case inProgress
        case completed
        /// Cut off: the listener heard `heardCharacters` characters of the text, `heard` of its sound.
        case interrupted(heard: Duration, heardCharacters: Int)
        /// Ended by a limit or a filter, as the server says in `reason`.
        case incomplete(reason: String)
        case failed(reason: String)
        /// Taken back before any of it was heard or read.
        case cancelled
    }

    /// The server's item id where there is one, else our own.
    public internal(set) var id: String
    public var role: Role
    public var medium: Medium
    /// The words as far as they are known; of a spoken message its transcript.
    public var text: String
    public var status: Status
    /// When it began, by this machine's clock.
    public var createdAt: Date
    /// From the end of the user's turn to the first sound (voice) or word (text) of this answer.
    public var latency: Duration?
    /// The usage of this answer, when the server has reported it.
    public var usage: Usage?
    /// The cost by the configuration's prices; nil when the model has none.
    public var cost: Cost?
    /// Who made this answer, where the server names somebody besides its model, as routers do.
    public var provider: String?
    /// The call that this entry stands for; only with the role `tool`.
    public var tool: ToolActivity?
    /// It was said and answered on this machine alone: no server is ever told it.
    public var isLocal = false
    /// The part of an answer it is, where the server tells; it is sent back with the history.
    public var phase: Phase?
    /// The model's thoughts before it.
    public var thoughts: Thoughts?
    /// Pages that it is drawn from, each once, in the order in which they are named.
    public var sources: [WebSource] = []
    /// The server answered it from a summary of everything before it; nil where it read every word.
    public var compaction: Compaction?
    /// The pictures the user shows with it. A model that does not look at pictures is told their names.
    public var pictures: [Picture] = []

    public init(
        id: String, role: Role, medium: Medium, text: String = "", status: Status, createdAt: Date,
        latency: Duration? = nil, tool: ToolActivity? = nil
    ) {
        self.id = id
        self.role = role
        self.medium = medium
        self.text = text
        self.status = status
        self.createdAt = createdAt
        self.latency = latency
        self.tool = tool
    }

    /// Whether it was only said on the way to the answer.
    public var isCommentary: Bool { phase == .commentary }

    /// Whether nothing more is expected to happen to it.
    public var isFinal: Bool {
        switch status {
        case .transcribing, .inProgress: false
        default: true
        }
    }
}

/// Why a spoken turn has no words.
public enum TranscriptionFailure: Sendable, Hashable {
    case timedOut(after: Duration)
    /// The server's own words.
    case refused(message: String)
    /// The connection ended before the transcript came.
    case connectionLost
}

extension Message {
    /// What the model should believe was said: of an interrupted answer what was heard, of a failed one nothing.
    public var heardText: String {
        switch status {
        case .interrupted(_, let heard): String(text.prefix(heard))
        case .cancelled, .transcriptionFailed, .failed: ""
        default: text
        }
    }
}

extension Message {
    /// As a model is told it; nothing when there is nothing worth telling.
    var promptEntries: [PromptEntry] {
        if isLocal { return [] }
        if let tool { return Self.entries(of: tool) }
        let text = heardText
        guard isFinal, !text.isEmpty else { return [] }
        return [.message(id: id, role: role, text: text)] + pictures.map { .picture($0, of: id) }
    }

    /// A call without its result would be refused: one that was stopped says so.
    private static func entries(of tool: ToolActivity) -> [PromptEntry] {
        let output = tool.output ?? ToolResult.stopped
        return [.call(tool.call), .result(ToolResult(callID: tool.call.id, output: output))]
    }
}

extension Message {
    /// The entry of a call that begins.
    init(call: ToolCall, id: String, createdAt: Date) {
        self.init(
            id: id, role: .tool, medium: .text, status: .inProgress, createdAt: createdAt,
            tool: ToolActivity(call: call, phase: .requested))
    }

    /// The call is over. Where nobody has told how it ended, the result tells.
    mutating func take(_ result: ToolResult) {
        guard var over = tool else { return }
        if !over.isOver { over.phase = result.isError ? .failed : .succeeded }
        over.output = result.output
        tool = over
        status = over.phase == .succeeded ? .completed : .failed(reason: over.phase.rawValue)
    }
}
