import Echo

/// What the engine tells.
extension Screen {
    func watch(_ traffic: EventBatches<WireRecord>) async {
        for await batch in traffic {
            let now = moment
            for record in batch { presenter.receive(record, at: now) }
            publish(every: batch.lazy.map(PublishingPace.interval).min() ?? PublishingPace.count)
        }
    }

    /// What happened at once is shown at once.
    func receive(_ batch: [EchoEvent]) {
        let batch = batch.filter { !$0.meansNothingWasSaid }
        let hadSpoken = standing.hasSpoken
        for (index, event) in batch.enumerated() { receive(event, more: index + 1 < batch.count) }
        let shown = hadSpoken ? batch.filter { !$0.isSound } : batch
        if shown.isEmpty { return scheduleTick() }
        shown.allSatisfy(\.isLevel) ? publishMeters() : publish()
    }

    func receive(_ event: EchoEvent, more: Bool) {
        if event.isLevel || (event.isSound && standing.hasSpoken) { return passOn(event, more: more) }
        if followAnswers(event) { return }
        if case .connectionStatusChanged(let status) = event { followConnection(status) }
        // An idle line may be what came before the text that is being sent.
        if case .turnChanged(let turn) = event, turn != .idle || !slots.isRunning(.sending) {
            outbox.awaitsTurn = false
        }
        // Whether the system has muted it is asked: not every sound system tells by itself.
        if case .audioStatusChanged(let status) = event, status.hasNoSignal { learnChoices() }
        let before = standing
        presenter.receive(event, at: moment, more: more)
        if standing.mode == .text, meansToTalk { meansToTalk = false }
        if !before.isLoudspeakerOpen, standing.isLoudspeakerOpen { learnChoices() }
        for feature in features.listening { guarded(feature) { try feature.receive(event) } }
        follow()
        if before.isMicrophoneOpen, !isMicrophoneOpen, !slots.isRunning(.talking) { meansToTalk = false }
    }

    /// Comes forty times a second while somebody speaks, and changes nothing that anything could follow from.
    private func passOn(_ event: EchoEvent, more: Bool) {
        presenter.receive(event, at: moment, more: more)
        for feature in features.listening { guarded(feature) { try feature.receive(event) } }
    }

    private func followConnection(_ status: ConnectionStatus) {
        link.receive(status)
        if link.isLost { (meansToTalk, outbox.awaitsTurn) = (false, false) }
        switch status {
        case .connected:
            outbox.isAway = false
            sendWaiting()
        case .lost, .disconnected, .retrying: outbox.isAway = true
        case .connecting, .handingOver: break
        }
    }
}

extension EchoEvent {
    fileprivate var meansNothingWasSaid: Bool {
        if case .error(let error) = self { error.meansNothingWasSaid } else { false }
    }

    /// The first of an answer's sound fixes the voice; the rest is nothing to show.
    fileprivate var isSound: Bool { if case .assistantAudioDelta = self { true } else { false } }

    fileprivate var isLevel: Bool { if case .audioLevelChanged = self { true } else { false } }
}
