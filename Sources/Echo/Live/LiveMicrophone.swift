/// What the user wants of the microphone. It outlives sessions.
struct LiveMicrophone: Sendable, Hashable {
    var isOpen = false
    var isMuted = false
    /// How long somebody has been louder than the voice, and how long not any more.
    var spokenOver = Duration.zero
    var quiet = Duration.zero
    var isDucked = false
    /// When the user was last heard to speak, by our own detector.
    var spokeAt: ContinuousClock.Instant?

    var isHearing: Bool { isOpen && !isMuted }
}
