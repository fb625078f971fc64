import EchoWire

/// The calls of an answer: their steps, their results, and their end when nobody waits for them any more.
extension RealtimeSession {
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
        if !isTurnAnswered || answering.wantsResponse { requestResponse() }
    }

    /// Whether an answer comes to what is being said, or was said just now.
    private var isTurnAnswered: Bool {
        answering.awaitsResponse || spoken.userSpeech != nil && turns.createsResponse
    }
}
