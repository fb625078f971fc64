import EchoAudio

/// The work a broken connection left undone, to be done in the session that takes its place.
struct Unfinished: Sendable, Hashable {
    /// Sound of a turn that is over: it is sent again as a turn.
    var turn: PCM16?
    /// Sound of a turn that is being spoken: the microphone goes on behind it.
    var speech: PCM16?
    /// Messages that come anew when their sound or their question is sent again.
    var replaced: [String] = []
    /// An answer was being made, or was due.
    var owesAnswer = false
    /// What that answer is told besides the session's instructions.
    var instruction: String?

    func owing() -> Unfinished {
        var it = self
        it.owesAnswer = true
        return it
    }
}
