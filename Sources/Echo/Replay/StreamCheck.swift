public import Foundation

/// The conversation that results from a recorded stream, and the end of the answer in it. Nothing is sent anywhere.
public struct StreamCheck: Sendable, Hashable {
    /// The wire format of the recording.
    public enum Wire: Sendable, Hashable {
        case chatCompletions
        case responses
        case realtime
        /// Both sides of a conversation, as `--log` writes them.
        case log
    }

    public enum End: Sendable, Hashable {
        /// The answer is whole.
        case whole
        /// Only a part of it came; why, in the server's word, empty where it has none.
        case cut(reason: String)
        case failed(EchoError)
    }

    public let wire: Wire
    /// The visible messages, in order, without the person's.
    public let messages: [Message]
    /// Everything that went wrong, in its order.
    public let errors: [EchoError]
    public let end: End

    /// - Parameters:
    ///   - log: its beginning.
    ///   - next: reads the next entry of the log, and returns what was told then; nil behind the last.
    public init(log: WireReplay, next: (inout WireReplay) -> [EchoEvent]?) {
        var (log, shown) = (log, ShownAnswers())
        while let events = next(&log) { for event in events { shown.receive(event) } }
        for event in log.end() { shown.receive(event) }
        self.init(.log, shown, shown.end(isWaiting: log.isWaiting))
    }

    init(_ wire: Wire, _ shown: ShownAnswers, _ end: End) {
        (self.wire, messages, errors, self.end) = (wire, shown.answers, shown.errors, end)
    }

    /// - Parameter recording: the body of an answer as it came, with the head of HTTP before it or without, compressed or
    ///   in another encoding than UTF-8; or events of Realtime, one to a line.
    public init(_ recording: Data) { self.init(recording) { [$0] } }

    /// - Parameter split: cuts the body as a network does.
    init(_ recording: Data, split: (Data) -> [Data]) {
        let recording = RecordedStream(recording)
        switch recording.wire {
        case .realtime: self = RecordedAnswer.spoken(recording.lines)
        case .responses: self = RecordedAnswer.written(recording, .responses, ResponsesStream(), split)
        case .chatCompletions, .log:
            self = RecordedAnswer.written(recording, .chatCompletions, ChatStream(), split)
        }
    }
}

/// The visible answers of a conversation.
struct ShownAnswers {
    private var messages: [Message] = []
    private(set) var errors: [EchoError] = []
    /// What went wrong since the last answer that is whole.
    private var failure: EchoError?
    private var hasSound = false

    var answers: [Message] { messages.filter { $0.role != .user && $0.role != .system } }

    mutating func receive(_ event: EchoEvent) {
        switch event {
        case .messageUpdated(let message): show(message)
        case .messageFinalized(let message):
            show(message)
            if message.role == .assistant, message.status == .completed, !message.text.isEmpty { failure = nil }
        case .messageRemoved(let id): messages.removeAll { $0.id == id }
        case .assistantAudioDelta: hasSound = true
        case .error(let error):
            errors.append(error)
            failure = error
        default: break
        }
    }

    func end(isWaiting: Bool) -> StreamCheck.End {
        if let failure { return Self.end(failure) }
        if isWaiting || answers.contains(where: { !$0.isFinal && $0.tool == nil }) { return .cut(reason: "") }
        switch answers.last?.status {
        case .failed(let reason): return .failed(.responseFailed(code: reason, message: ""))
        case .incomplete(let reason): return .cut(reason: reason)
        default: break
        }
        let isSeen = hasSound || answers.contains { !$0.text.isEmpty || $0.tool != nil }
        return isSeen ? .whole : .failed(.noAnswer(.noWords))
    }

    static func end(_ error: EchoError) -> StreamCheck.End {
        switch error {
        case .connectionLost(_, let reason): .cut(reason: reason)
        case .incompleteAnswer(let reason): .cut(reason: reason)
        default: .failed(error)
        }
    }

    private mutating func show(_ message: Message) {
        if let place = messages.lastIndex(where: { $0.id == message.id }) {
            messages[place] = message
        } else {
            messages.append(message)
        }
    }
}
