import EchoWire
import Foundation

/// The recording of a conversation by text.
extension WireReplay {
    /// A request: for an answer, or for something that is not about the conversation.
    mutating func asked(_ record: WireRecord, _ json: JSONValue, _ now: Moment) {
        guard let body = ReplayedBody(request: record.type) else { return }
        isAside = Self.isShaped(json) && record.exchange == nil
        if Self.isShaped(json) { return }
        endAnswer(now)
        (answerBody, exchange, request, isRefused) = (body, record.exchange, record.type, false)
        beginText(model: json["model"]?.string ?? text.model)
        let entries = json["input"]?.array ?? json["messages"]?.array ?? []
        let results = Self.results(entries)
        if results.contains(where: { text.transcript.calls.item(of: $0.callID) != nil }) {
            for result in results { gave(result, now) }
        } else {
            let isNew = json["previous_response_id"]?.string != nil
            ask(Self.questions(json["input"]?.string, entries), isNew: isNew, now)
        }
    }

    /// Whether an answer of a given shape is asked for, as for a title: that is no part of the conversation.
    private static func isShaped(_ json: JSONValue) -> Bool {
        let shape = json["response_format"] ?? json["text"]?["format"]
        return shape?["type"]?.string?.hasPrefix("json") == true
    }

    /// An answer that is asked for over a WebSocket.
    static let socketRequest = "WS responses"

    /// Something was said to the answer while it was made.
    mutating func steered(_ json: JSONValue, _ now: Moment) {
        guard answerBody?.steer() == true else { return }
        perform(text.notice(.part(.steerable, of: asked), at: now), now)
        for question in Self.questions(json["input"]?.string, json["input"]?.array ?? []) {
            perform(text.request(.send(text: question), at: now), now)
        }
    }

    /// A part of the answer, or the refusal to give one.
    mutating func answered(_ record: WireRecord, _ json: JSONValue, _ now: Moment) {
        if isAside || record.exchange != exchange { return }
        if let status = Self.refusal(record.type) { return refused(status, record, now) }
        // The type of what answers anything else.
        if record.type.contains(" ") { return }
        if record.type == WireNote.failedType {
            guard let reading = answerBody?.end(as: Self.failure(json), isComplete: record.exchange != nil) else {
                return
            }
            take(reading, now)
            answerBody = nil
            return
        }
        // What was refused was asked for again.
        if isRefused, let request, let body = ReplayedBody(request: request) {
            (answerBody, isRefused) = (body, false)
            perform(text.request(.answer, at: now), now)
        }
        guard let reading = answerBody?.read(record, json) else { return }
        take(reading, now)
    }

    /// Nothing follows of the answer that was asked for. Where it is not whole, it was stopped: else the log told.
    mutating func endAnswer(_ now: Moment) {
        guard var reading = answerBody?.end(as: nil, isComplete: true) else { return }
        reading.failure = nil
        take(reading, now)
        answerBody = nil
    }

    /// The status in the type of an entry that refuses an answer: "chat/completions 429".
    private static func refusal(_ type: String) -> Int? {
        let parts = type.split(separator: " ")
        guard parts.count == 2, let status = Int(parts[1]), (400...599).contains(status),
            parts[0].hasSuffix("chat/completions") || parts[0].hasSuffix("responses")
        else { return nil }
        return status
    }

    private mutating func refused(_ status: Int, _ record: WireRecord, _ now: Moment) {
        answerBody = nil
        guard !isRefused else { return }
        isRefused = true
        let error = RESTRefusal(body: record.body).echoError(status: status, model: text.model)
        if error.refusesModel { refusedModel = text.model }
        perform(text.notice(.failed(error, of: asked), at: now), now)
    }

    private mutating func take(_ reading: AnswerReading, _ now: Moment) {
        for part in reading.parts { perform(text.notice(.part(part, of: asked), at: now), now) }
        if let failure = reading.failure { perform(text.notice(.failed(failure, of: asked), at: now), now) }
        if answerBody?.isOver == true { answerBody = nil }
    }

    /// Why an answer failed, as far as its entry in the log tells.
    private static func failure(_ json: JSONValue) -> EchoError {
        let (name, words) = (json["name"]?.string ?? "", json["message"]?.string ?? "")
        return switch name {
        case EchoError.answerBrokeOff.name: .answerBrokeOff
        case EchoError.noAnswer(.noWords).name: .noAnswer(.noWords)
        case EchoError.invalidData(reason: "").name: .invalidData(reason: words)
        default: .responseFailed(code: name, message: words)
        }
    }

    private mutating func beginText(model: String) {
        let isNew = leg != .text
        leg = .text
        answers(model)
        if isNew { tell(.modeChanged(.text)) }
        guard isNew || model != text.model else { return }
        text.model = model
        tell(.connectionStatusChanged(.connected(sessionID: "", model: model)))
    }

    /// A question that was asked before is asked again.
    ///
    /// - Parameter isNew: whether it is known that they were not.
    private mutating func ask(_ questions: [String], isNew: Bool, _ now: Moment) {
        let known = text.transcript.queue.all.filter { $0.role == .user }
        guard let question = questions.last else { return perform(text.request(.regenerate, at: now), now) }
        if AnswerContinuation.isRequest(question), text.transcript.cutAnswer != nil {
            return perform(text.request(.goOn, at: now), now)
        }
        if !isNew, questions.count <= known.count, let last = known.last, last.text == question {
            let later = text.transcript.queue.all.drop { $0.id != last.id }.dropFirst().map(\.id)
            perform(text.request(.remove(later), at: now), now)
            return perform(text.request(.regenerate, at: now), now)
        }
        perform(text.request(.send(text: question), at: now), now)
    }

    private mutating func gave(_ result: ToolResult, _ now: Moment) {
        guard let id = text.transcript.calls.item(of: result.callID), var activity = text.transcript.queue[id]?.tool,
            !activity.isOver
        else { return }
        (activity.phase, activity.output) = (.succeeded, result.output)
        perform(text.notice(.toolCallChanged(activity), at: now), now)
        perform(text.request(.submit(result), at: now), now)
    }

    private mutating func perform(_ actions: [TextAction], _ now: Moment) {
        for action in actions {
            switch action {
            case .emit(let event): tell(event)
            case .ask(_, let number): asked = number
            case .run(let call):
                perform(text.notice(.toolCallChanged(ToolActivity(call: call, phase: .running)), at: now), now)
            case .steer, .stopAsking, .stopTool: break
            }
        }
    }

    private static func questions(_ text: String?, _ entries: [JSONValue]) -> [String] {
        if let text { return [text] }
        return entries.filter { $0["role"]?.string == "user" }.map { entry in
            entry["content"]?.string
                ?? (entry["content"]?.array ?? []).compactMap { $0["text"]?.string }.joined(separator: "\n")
        }
    }

    private static func results(_ entries: [JSONValue]) -> [ToolResult] {
        entries.compactMap { entry in
            if entry["type"]?.string == "function_call_output", let id = entry["call_id"]?.string {
                return ToolResult(callID: id, output: entry["output"]?.string ?? "")
            }
            if entry["role"]?.string == "tool", let id = entry["tool_call_id"]?.string {
                return ToolResult(callID: id, output: entry["content"]?.string ?? "")
            }
            return nil
        }
    }
}
