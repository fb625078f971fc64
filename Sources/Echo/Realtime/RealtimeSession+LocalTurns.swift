import EchoAudio
import EchoWire

/// The user's turns where the server finds none: they are found here, committed, and an answer is asked for.
extension RealtimeSession {
    mutating func takeTurns(_ piece: AttentiveEar.Piece) {
        for step in microphone.localTurns.receive(piece, settings, patience: spoken.patienceInForce) {
            switch step {
            case .began: localTurnBegan()
            case .sound(let sound): append(sound)
            case .ended: localTurnEnded()
            }
        }
    }

    private mutating func localTurnBegan() {
        spoken.manualStart = spoken.sent.total
        let id = makeID("speech")
        guard isInterruptible, let date else {
            spoken.userSpeech = id
            return emit(.userStartedSpeaking(itemID: id))
        }
        interrupting.overheard = OverheardSpeech(itemID: id, start: spoken.sent.total, heardAt: date)
    }

    /// What was spoken over an answer and did not stop it was no turn.
    private mutating func localTurnEnded() {
        interrupting.overheard == nil ? endLocalTurn() : dismissLocalTurn()
    }

    mutating func dismissLocalTurn() {
        interrupting.overheard = nil
        microphone.localTurns.cut()
        sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) }
    }

    /// Also when the user says so before silence does.
    mutating func endLocalTurn() {
        microphone.localTurns.cut()
        guard let instant, let date, spoken.manualStart < spoken.sent.total else { return }
        if let speech = spoken.userSpeech { emit(.userStoppedSpeaking(itemID: speech)) }
        spoken.userSpeech = nil
        commitTurn(at: Moment(instant: instant, date: date))
    }
}
