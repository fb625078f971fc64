/// A sentence that was not finished is known to be so when its words come, which is after its turn was over and its answer
/// under way. The voice that answers waits then: who goes on speaking has not been interrupted.
extension RealtimeSession {
    /// All words of a turn are known.
    mutating func holdAnswer(to itemID: String) {
        guard turns.mode == .automatic(.server) || turns.isLocal, isBeingAnswered || isSounding,
            !playback.sounds.values.contains(where: { $0.hasStarted && !$0.isOver }), !interrupting.bargeIn.isDucked,
            let message = transcript.lastQuestion, message.id == itemID
        else { return }
        let wait = Patience(settings.patience).extra(after: [message])
        guard wait > .zero else { return }
        playback.isAnswerHeld = true
        act(.duck)
        act(.start(.heldAnswer, after: wait))
    }

    /// Nobody went on, or somebody did and was heard.
    mutating func releaseAnswer() {
        guard playback.isAnswerHeld else { return }
        playback.isAnswerHeld = false
        act(.cancel(.heldAnswer))
        if !interrupting.bargeIn.isDucked { act(.restore) }
    }
}
