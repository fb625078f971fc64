import EchoWire

/// The calls of an answer: their steps, their results, and their end when nobody waits for them any more.
extension RealtimeSession {
    /// A tool has come a step further.
    mutating func toolCallChanged(_ activity: ToolActivity) {
        guard let id = toolCalls.item(of: activity.call.id) else { return }
        emit(.toolCallUpdated(activity))
        change(id) { $0.tool = activity }
    }

    mutating func submit(_ result: ToolResult) {
        guard let id = toolCalls.settle(result.callID) else { return }
        queue.update(id) { $0.take(result) }
        emitFinal(id)
        emit(.toolResultSubmitted(result))
        guard phase == .ready else { return }
        create([.functionCallOutput(FunctionCallOutputItem(callID: result.callID, output: result.output))])
        answerToolResults()
    }

    /// Nobody waits for the results any more.
    mutating func stopTools() {
        for call in toolCalls.waiting {
            act(.stopTool(callID: call))
            if let id = toolCalls.item(of: call) { cancelCall(id) }
        }
        toolCalls.reset()
    }

    mutating func cancelCall(_ id: String) {
        queue.update(id) {
            $0.tool?.phase = .cancelled
            $0.tool?.output = ToolResult.stopped
        }
        if let activity = queue[id]?.tool {
            emit(.toolCallUpdated(activity))
            if phase == .ready {
                create([
                    .functionCallOutput(FunctionCallOutputItem(callID: activity.call.id, output: ToolResult.stopped))
                ])
            }
        }
        finish(id, .cancelled)
    }

    /// One answer after all results, and not before the last answer has ended.
    mutating func answerToolResults() {
        guard toolCalls.isSettled, response == nil else { return }
        toolCalls.reset()
        requestResponse()
    }
}
