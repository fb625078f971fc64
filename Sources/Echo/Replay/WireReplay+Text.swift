import EchoWire
import Foundation

/// The recording of a conversation by text.
extension WireReplay {
    /// A request: for an answer, or for something that is not about the conversation.
    mutating func asked(_ type: String, _ json: JSONValue, _ now: Moment) {
        guard let path = type.split(separator: " ").last else { return }
        if path.hasSuffix("chat/completions") {
            folding = ChatStream()
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
            ask(Self.questions(json["input"]?.string, entries), now)
        }
    }

    /// A part of the answer, or the refusal to give one.
    mutating func answered(_ type: String, _ json: JSONValue, _ now: Moment) {
        if let status = type.split(separator: " ").last.flatMap({ Int($0) }), (400...599).contains(status) {
            let error = RESTRefusal(json: json).echoError(status: status, model: text.model)
            folding = nil
            return perform(text.notice(.failed(error, of: asked), at: now), now)
        }
        guard var folding else { return }
        var parts =
            json["object"]?.string == "response" || json["object"]?.string == "chat.completion"
            ? folding.receive(whole: json) : folding.receive(json)
        // The frame that ends a stream of chunks is no event: it comes after the chunk that tells what was used.
        if json["usage"]?.isNull == false, json["choices"]?.array?.isEmpty == true { parts += folding.receiveDone() }
        self.folding = folding.isOver ? nil : folding
        for part in parts { perform(text.notice(.part(part, of: asked), at: now), now) }
    }

    private mutating func beginText(model: String) {
        let isNew = leg != .text
        leg = .text
        if isNew { tell(.modeChanged(.text)) }
        guard isNew || model != text.model else { return }
        text.model = model
        tell(.connectionStatusChanged(.connected(sessionID: "", model: model)))
    }

    /// A question that was asked before is asked again.
    private mutating func ask(_ questions: [String], _ now: Moment) {
        let known = text.transcript.queue.all.filter { $0.role == .user }
        guard let question = questions.last else { return perform(text.request(.regenerate, at: now), now) }
        if questions.count <= known.count, let last = known.last, last.text == question {
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
            case .stopAsking, .stopTool: break
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
