/// One call of a tool and how far it has come.
public struct ToolActivity: Sendable, Hashable {
    /// How far a call has come.
    public enum Phase: String, Sendable, Hashable {
        /// The assistant asks for it; whether it may run is not known yet.
        case requested
        /// A person has to decide.
        case waitingForApproval
        case running
        case succeeded
        /// It threw, or does not exist; `output` says what the assistant was told.
        case failed
        case denied
        case timedOut
        case cancelled
    }

    public var call: ToolCall
    public var phase: Phase
    /// How far a running tool says it is.
    public var progress: ToolProgress?
    /// The output given back to the assistant, once there is some.
    public var output: String?
    /// From the moment it was allowed to run until it ended.
    public var duration: Duration?
    /// The MCP server it belongs to, if any.
    public var server: String?

    public init(
        call: ToolCall, phase: Phase, progress: ToolProgress? = nil, output: String? = nil, duration: Duration? = nil,
        server: String? = nil
    ) {
        self.call = call
        self.phase = phase
        self.progress = progress
        self.output = output
        self.duration = duration
        self.server = server
    }

    /// Whether nothing more happens to the call.
    public var isOver: Bool {
        switch phase {
        case .requested, .waitingForApproval, .running: false
        case .succeeded, .failed, .denied, .timedOut, .cancelled: true
        }
    }

    /// What the assistant is told once it is over.
    var result: ToolResult { ToolResult(callID: call.id, output: output ?? "", isError: phase != .succeeded) }
}

/// How far a running tool is, in its own measure.
public struct ToolProgress: Sendable, Hashable {
    public var done: Double
    /// Nil when nobody knows.
    public var total: Double?
    public var message: String?

    public init(done: Double, total: Double? = nil, message: String? = nil) {
        self.done = done
        self.total = total
        self.message = message
    }
}
