import EchoWire
import Foundation

/// Work that the server's own delegate does: what it is, the calls that it makes here, and their outputs.
extension LiveSession {
    /// Who does the work: fixed for a session but for its contents.
    var delegation: LiveDelegation {
        guard delegatesToServer else { return .client }
        return LiveDelegation(type: "responses", responses: serverDelegate)
    }

    /// Without a model there is nobody else to do it.
    private var delegatesToServer: Bool { settings.delegatesToServer && !models.thinker.isEmpty }

    private var serverDelegate: LiveResponsesDelegation {
        let functions = tools.compactMap { tool -> ResponsesTool? in
            guard case .function(let it) = tool else { return nil }
            return .function(
                ResponsesFunctionTool(
                    name: it.name, description: it.description, parameters: it.parameters, strict: false))
        }
        return LiveResponsesDelegation(
            model: models.thinker, instructions: settings.instructions + "\n\n" + LiveDelegate.instructions,
            reasoning: effort.map { ResponsesReasoningSettings(effort: $0.rawValue) },
            tools: functions + (settings.searchesWeb ? [.webSearch(ResponsesWebSearchTool())] : []))
    }

    /// It knows no more than this of how much to think.
    private var effort: Model.Effort? {
        models.known[models.thinker]?.effort(nearest: settings.textEffort ?? .low).map { min($0, .xhigh) }
    }

    /// What may change in a session does.
    mutating func tellDelegate() {
        guard connection.phase == .ready, delegatesToServer else { return }
        act(
            .send(
                .update(
                    LiveSessionUpdate(eventID: makeID("event"), session: LiveSessionObject(delegation: delegation)))))
    }

    mutating func receive(nested event: JSONValue, at now: Moment) {
        work.news = now.instant
        switch event["type"]?.string {
        case "response.created": work.server.began()
        case "response.output_item.added": follow(search: event["item"] ?? .null, isOver: false, at: now)
        case "response.output_item.done":
            follow(search: event["item"] ?? .null, isOver: true, at: now)
            done(event["item"] ?? .null, at: now)
        case "response.completed":
            count(event["response"]?["usage"])
            if work.server.ended() { goOn() }
        case "response.incomplete", "response.failed":
            count(event["response"]?["usage"])
            dropServerWork()
            complain(Self.failure(of: event), as: "delegate", at: now)
        default: break
        }
    }

    /// Why the server's delegate came to nothing.
    private static func failure(of event: JSONValue) -> EchoError {
        let response = event["response"] ?? .null
        if event["type"] == "response.incomplete" {
            return .incompleteAnswer(reason: response["incomplete_details"]?["reason"]?.string ?? "")
        }
        let refusal = RESTRefusal(json: response["error"] ?? .null)
        return .responseFailed(code: refusal.code ?? refusal.type, message: refusal.message)
    }

    /// The server's delegate waits for nothing any more.
    mutating func dropServerWork() {
        endSearches(of: LiveSearchKey.server, .failed)
        for call in work.server.failed() { cancel(call) }
    }

    /// Of other items nothing is told.
    private mutating func follow(search item: JSONValue, isOver: Bool, at now: Moment) {
        guard item["type"] == "web_search_call", let id = item["id"]?.string else { return }
        search(id, of: LiveSearchKey.server, query: item["action"]?["query"]?.string, isOver: isOver, at: now)
    }

    /// A call is shown three times, and whole the last time only.
    private mutating func done(_ item: JSONValue, at now: Moment) {
        guard item["type"] == "function_call", let id = item["call_id"]?.string, let name = item["name"]?.string,
            item["status"] == nil || item["status"] == "completed", work.server.called(id)
        else { return }
        let call = ToolCall(id: id, name: name, arguments: item["arguments"]?.string ?? "{}")
        emit(transcript.begin(call, id: makeID("item"), at: now.date))
        act(.run(call))
    }

    private mutating func count(_ usage: JSONValue?) {
        guard let usage, let used = try? ResponsesUsage(usage) else { return }
        count(Usage(used), of: LiveSearchKey.server)
    }

    private mutating func cancel(_ call: String) {
        act(.stopTool(callID: call))
        if let id = transcript.calls.item(of: call) { emit(transcript.cancelCall(id)) }
        _ = transcript.take(ToolResult(callID: call, output: ToolResult.stopped))
    }

    /// - Returns: whether the result was for the server.
    mutating func giveServer(_ result: ToolResult) -> Bool {
        guard let output = work.server.answer(result.callID, result.output) else { return false }
        send(output, of: result.callID)
        if work.server.goesOn() { goOn() }
        return true
    }

    /// Calls of the server's that are stopped are answered all the same: it waits for each.
    mutating func stopServerWork() {
        endSearches(of: LiveSearchKey.server, .cancelled)
        for call in work.server.open.sorted() {
            cancel(call)
            if connection.phase == .ready { _ = giveServer(ToolResult(callID: call, output: ToolResult.stopped)) }
        }
        if connection.phase != .ready { work.server = LiveServerWork() }
    }

    /// An output that was refused leaves its call open, and the session without tools.
    mutating func outputRefused() {
        guard let call = work.server.refused() else { return }
        send(LiveServerWork.tooLong, of: call)
        if work.server.goesOn() { goOn() }
    }

    /// The server waits for outputs of calls that it names. One that was never seen here is answered as well.
    mutating func outputsRequired(_ words: String) {
        let named = words.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.map(String.init)
        for call in named where call.hasPrefix("call_") && !work.server.open.contains(call) {
            _ = work.server.called(call)
            _ = giveServer(ToolResult(callID: call, output: "This call was not understood. Try again."))
        }
    }

    private mutating func send(_ output: String, of call: String) {
        guard connection.phase == .ready else { return }
        let item = ResponsesItem.functionCallOutput(ResponsesFunctionCallOutput(callID: call, output: .text(output)))
        act(.send(.responseItemCreate(LiveResponseItemCreate(eventID: makeID("event"), item: item))))
    }

    private mutating func goOn() {
        guard connection.phase == .ready else { return }
        guard work.rounds.goOn() else {
            emit(.error(ToolRounds.tooMany))
            return excuseSilence()
        }
        act(.send(.responseCreate(LiveResponseCreate(eventID: makeID("event")))))
    }
}
