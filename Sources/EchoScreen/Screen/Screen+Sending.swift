import Echo

/// Texts go into the conversation in order; those that cannot wait to be sent when the connection is back.
extension Screen {
    /// Sends a text on; one that comes back is as the person wrote it.
    func post(_ text: String, _ pictures: [Picture] = [], writtenAs written: String) {
        presenter.scrollConversation(to: .following)
        if let message = presenter.writing.edited { return replace(message, by: text, pictures, writtenAs: written) }
        outbox.add(text, pictures, writtenAs: written)
        if !slots.isRunning(.sending) { sendOutbox() }
    }

    private func sendOutbox() {
        slots.cancel(.retrying)
        start(.sending) { [self] in
            do {
                try await sendTexts()
            } catch let error as EchoError where error.isAway {
                guard !Task.isCancelled else { return }
                wait(because: error)
            }
        } onFailure: { [weak self] in
            self?.giveBackUnsent()
        }
    }

    private func sendTexts() async throws {
        answerWaiting()
        while let next = outbox.items.first {
            outbox.awaitsTurn = true
            try await SendMessage(link: link)(next.text, pictures: next.pictures)
            guard !Task.isCancelled, !outbox.items.isEmpty else { return }
            outbox.sent()
        }
    }

    /// What waits for the connection may be meant for somebody on this machine who could not be asked when it was written.
    func answerWaiting() {
        guard outbox.isWaiting else { return }
        for text in outbox.texts where askFeatures(toAnswer: text, isLate: true) { outbox.drop(text) }
    }

    /// It is said once, and stands beside the texts from then on. Somebody on this machine may have come meanwhile who
    /// can answer them.
    private func wait(because error: EchoError) {
        let isTold = outbox.isWaiting
        outbox.wait()
        answerWaiting()
        guard outbox.isWaiting else { return }
        if !isTold { presenter.showUnlessTold(error) }
        tryAgainLater()
    }

    /// A text that could not be sent is not lost.
    func giveBackUnsent() {
        slots.cancel(.retrying)
        outbox.takeBack().map { presenter.giveBack($0) }
    }

    /// The last one, to be written anew or dropped; the others go on waiting.
    func takeBackLast() {
        if outbox.items.count == 1 {
            slots.cancel(.sending)
            slots.cancel(.retrying)
        }
        outbox.takeBackLast().map { presenter.giveBack($0) }
    }

    /// The person wants what was held to be sent now.
    func sendHeld() {
        presenter.stopEditing()
        for text in outbox.takeHeld() { sendWithFiles(text) }
    }

    // MARK: - Trying again

    /// The connection is back: what waited is sent.
    func sendWaiting() {
        if outbox.isWaiting, !slots.isRunning(.sending) { sendOutbox() }
    }

    /// Notices that nobody could be reached to answer what was written, and that it is answered.
    ///
    /// - Returns: whether the event is no news: it was tried again, and is going to be.
    func followAnswers(_ event: EchoEvent) -> Bool {
        switch event {
        case .error(let error) where error.isAway && mode == .text && presenter.awaitsAnswer:
            let isKnown = outbox.isUnanswered
            outbox.isUnanswered = true
            tryAgainLater()
            return isKnown
        case .messageUpdated(let message) where message.role == .assistant && !message.text.isEmpty:
            if outbox.isUnanswered { slots.cancel(.retrying) }
            outbox.answered()
        default: break
        }
        return false
    }

    func stopTryingAgain() { slots.cancel(.retrying) }

    private func tryAgainLater() {
        let pause = outbox.nextPause()
        slots.start(.retrying) { [weak self, clock] in
            guard (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled else { return }
            self?.tryAgain()
        }
    }

    private func tryAgain() {
        if outbox.isWaiting { return sendWaiting() }
        guard outbox.isUnanswered else { return }
        start(.sending) { [self] in
            do {
                try await RegenerateAnswer(link: link)()
            } catch let error as EchoError where error.isAway {
                if !Task.isCancelled { tryAgainLater() }
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let retrying = Self("retrying")
}

extension EchoError {
    /// Nobody can be reached, for now.
    fileprivate var isAway: Bool {
        switch self {
        case .unreachable, .connectionTimedOut, .connectionLost, .notConnected, .suspended: true
        default: false
        }
    }
}
