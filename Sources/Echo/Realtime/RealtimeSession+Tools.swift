import EchoWire

/// The calls of an answer: their steps, their results, and their end when nobody waits for them any more.
extension RealtimeSession {
    // MARK: calls as they come

    /// One that the server delivers twice is made once.
    mutating func callDone(_ item: FunctionCallItem, isCut: Bool = false, at now: Moment) {
        guard let call = answering.calls.end(item, isCut: isCut) else { return }
        begin(call, item: item.id ?? "", at: now)
    }

    /// Some servers tell no more of a call than its arguments.
    mutating func makeCallsLeft(_ done: ResponseObject, at now: Moment) {
        let isWhole = done.status.map { $0 == "completed" } ?? true
        for call in answering.calls.end(isWhole: isWhole) { begin(call, item: "", at: now) }
    }

    private mutating func begin(_ call: ToolCall, item: String, at now: Moment) {
        // It is being made already.
        guard transcript.calls.item(of: call.id) == nil else { return }
        let request = ToolCall(
            id: call.id.isEmpty ? makeID("call") : call.id, name: call.name, arguments: call.arguments)
        emit(transcript.begin(request, id: own(item.isEmpty ? request.id : item), at: now.date))
        act(.run(request))
    }

    // MARK: results

    mutating func submit(_ result: ToolResult) {
        guard let told = transcript.take(result) else { return }
        emit(told)
        guard connection.phase == .ready else { return }
        create([.functionCallOutput(FunctionCallOutputItem(callID: result.callID, output: result.output))])
        answerToolResults()
    }

    /// Nobody waits for the results any more.
    mutating func stopTools() {
        for call in transcript.calls.waiting {
            act(.stopTool(callID: call))
            if let id = transcript.calls.item(of: call) { cancelCall(id) }
        }
        transcript.forgetCalls()
    }

    mutating func cancelCall(_ id: String) {
        emit(transcript.cancelCall(id))
        guard connection.phase == .ready, let call = transcript.queue[id]?.tool?.call else { return }
        create([.functionCallOutput(FunctionCallOutputItem(callID: call.id, output: ToolResult.stopped))])
    }

    /// One answer after all results, and not before the last answer has ended. None where somebody spoke meanwhile: what is
    /// answered to that knows the results.
    mutating func answerToolResults() {
        guard transcript.calls.isSettled, answering.response == nil else { return }
        transcript.answerCalls()
        guard !isTurnAnswered || answering.wantsResponse else { return }
        guard toolRounds.goOn() else {
            emit(.error(ToolRounds.tooMany))
            return endTurnIfOver()
        }
        requestResponse()
    }

    /// Whether an answer comes to what is being said, or was said just now.
    private var isTurnAnswered: Bool {
        answering.awaitsResponse || spoken.userSpeech != nil && turns.createsResponse
    }
}
