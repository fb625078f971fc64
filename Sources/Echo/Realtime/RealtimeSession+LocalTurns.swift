import EchoAudio
import EchoWire

/// The user's turns where the server finds none: they are found here, committed, and an answer is asked for.
extension RealtimeSession {
    mutating func takeTurns(_ piece: AttentiveEar.Piece) {
        for step in localTurns.receive(piece, settings, patience: patienceInForce) {
            switch step {
            case .began: localTurnBegan()
            case .sound(let sound): append(sound)
            case .ended: localTurnEnded()
            }
        }
    }

    private mutating func localTurnBegan() {
        manualStart = sent.total
        let id = makeID("speech")
        guard isInterruptible, let date else {
            userSpeech = id
            return emit(.userStartedSpeaking(itemID: id))
        }
        overheard = OverheardSpeech(itemID: id, start: sent.total, heardAt: date)
    }

    /// What was spoken over an answer and did not stop it was no turn.
    private mutating func localTurnEnded() {
        overheard == nil ? endLocalTurn() : dismissLocalTurn()
    }

    mutating func dismissLocalTurn() {
        overheard = nil
        localTurns.cut()
        sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) }
    }

    /// Also when the user says so before silence does.
    mutating func endLocalTurn() {
        localTurns.cut()
        guard let instant, let date, manualStart < sent.total else { return }
        if let userSpeech { emit(.userStoppedSpeaking(itemID: userSpeech)) }
        userSpeech = nil
        commitTurn(at: Moment(instant: instant, date: date))
    }
}
