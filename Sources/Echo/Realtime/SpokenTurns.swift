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
    var sent = SentSound()
    var sampleClock = SampleClock()
    /// The frame at which a turn began that the user ends.
    var manualStart = 0
    /// How much longer than usual a silence is waited for now.
    var patienceInForce = Duration.zero
}
