import EchoWire

/// Going on with an answer that was cut.
extension TextSession {
    /// Asks for the rest of the last answer, which grows in its place.
    mutating func goOn(at now: Moment) {
        stopAnswer()
        guard let cut = transcript.cutAnswer else { return }
        if let objection { return emit(.error(objection)) }
        continuation = AnswerContinuation(cut)
        change(cut.id) { $0.status = .inProgress }
        timing.start(at: now.instant, userItemID: transcript.lastQuestion?.id)
        ask()
    }

    /// The message that is gone on with, for the first item of the answer that has words.
    mutating func continuedMessage(by item: String) -> String? {
        guard continuation?.hasBegun == false, let id = continuation?.id, answer?.phases[item] != .commentary else {
            return nil
        }
        continuation?.hasBegun = true
        guard let thought else { return id }
        self.thought = nil
        change(id) { message in
            let before = message.thoughts.map { $0.text + "\n\n" } ?? ""
            let duration = (message.thoughts?.duration ?? .zero) + (thought.duration ?? .zero)
            message.thoughts = Message.Thoughts(text: before + thought.text, duration: duration)
        }
        return id
    }

    /// What of a delta is to be added to a message.
    mutating func joined(_ delta: String, to id: String) -> String {
        continuation?.id == id ? continuation?.seam.take(delta) ?? delta : delta
    }

    /// The answer is over: what was held back comes, or what was said before stays as it was.
    ///
    /// - Returns: the message that is finished with it.
    mutating func endContinuation() -> String? {
        guard var continuation else { return nil }
        let rest = continuation.hasBegun ? continuation.seam.end() : ""
        self.continuation = nil
        if !rest.isEmpty {
            emit(.assistantTextDelta(itemID: continuation.id, delta: rest))
            change(continuation.id) { $0.text += rest }
        }
        return continuation.id
    }
}
