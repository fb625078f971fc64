import EchoAudio

/// What the user says in the session that goes on now, counted as the server counts it. The next one begins with a new
/// value.
struct SpokenTurns: Sendable {
    /// The item that the user is speaking now.
    var userSpeech: String?
    /// Empty turns that the server made because nobody spoke.
    var silentItems: Set<String> = []
    /// Spoken turns whose words are not known yet, in their order.
    var heldTurns: [HeldTurn] = []
    /// What waits for the other half of a character, by item.
    var texts: [String: SplitText] = [:]
    var sent = SentSound()
    var sampleClock = SampleClock()
    /// The frame at which a turn began that the user ends.
    var manualStart = 0
    /// How much longer than usual a silence is waited for now.
    var patienceInForce = Duration.zero

    /// How long a turn was whose words are not known yet; nil for one that is not held.
    func duration(of itemID: String) -> Duration? {
        guard let turn = heldTurns.first(where: { $0.itemID == itemID }), let end = turn.end, end > turn.start else {
            return nil
        }
        return .seconds(end - turn.start) / PCM16.sampleRate
    }
}
