import EchoServing

extension LocalSession {
    /// The server stops: what is being made is finished, nothing else is waited for.
    mutating func leaveIfDone() {
        guard isDraining, answers.isEmpty, !owesAnswer, !isWaitingForWords else { return }
        actions.append(.close(.serverStops))
    }

    private var isWaitingForWords: Bool {
        hearings.values.contains { $0.state == .listening && $0.isCommitted && $0.isTranscribed }
    }
}
