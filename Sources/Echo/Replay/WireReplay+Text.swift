import EchoWire
import Foundation

/// The recording of a conversation by text.
extension WireReplay {
    /// A request: for an answer, or for something that is not about the conversation.
    mutating func asked(_ type: String, _ json: JSONValue, _ now: Moment) {
        guard let path = type.split(separator: " ").last else { return }
        if path.hasSuffix("chat/completions") {
            folding = ChatStream()
        } else if type == Self.socketRequest {
            folding = ReplayedSocketAnswer()
        } else if path.hasSuffix("responses") {
            folding = ResponsesStream()
        } else {
            return
        }
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

    /// An answer that is asked for over a WebSocket.
    static let socketRequest = "WS responses"

    /// Something was said to the answer while it was made.
    mutating func steered(_ json: JSONValue, _ now: Moment) {
        guard var answer = folding as? ReplayedSocketAnswer else { return }
        answer.steer()
        folding = answer
        perform(text.notice(.part(.steerable, of: asked), at: now), now)
        for question in Self.questions(json["input"]?.string, json["input"]?.array ?? []) {
            perform(text.request(.send(text: question), at: now), now)
        }
    }

    /// A part of the answer, or the refusal to give one.
    mutating func answered(_ type: String, _ json: JSONValue, _ now: Moment) {
        if let status = type.split(separator: " ").last.flatMap({ Int($0) }), (400...599).contains(status) {
            let error = RESTRefusal(json: json).echoError(status: status, model: text.model)
            folding = nil
            if error.refusesModel { refusedModel = text.model }
            return perform(text.notice(.failed(error, of: asked), at: now), now)
        }
        guard var folding else { return }
        if type == WireNote.failedType {
            self.folding = nil
            return perform(text.notice(.failed(Self.failure(json), of: asked), at: now), now)
        }
        if json.string == AnswerBody.done {
            let parts = folding.receiveDone()
            self.folding = folding.isOver ? nil : folding
            return take(parts, now)
        }
        var parts =
            json["object"]?.string == "response" || json["object"]?.string == "chat.completion"
            ? folding.receive(whole: json) : folding.receive(json)
        // The frame that ends a stream of chunks is no event: it comes after the chunk that tells what was used.
        if json["usage"]?.isNull == false, json["choices"]?.saysSomething != true { parts += folding.receiveDone() }
        self.folding = folding.isOver ? nil : folding
        take(parts, now)
    }

    private mutating func take(_ parts: [AnswerPart], _ now: Moment) {
        for part in parts { perform(text.notice(.part(part, of: asked), at: now), now) }
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
