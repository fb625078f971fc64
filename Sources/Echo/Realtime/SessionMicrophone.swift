import EchoAudio

/// The sound of the microphone, on its way to the current session. It outlives sessions.
struct SessionMicrophone: Sendable {
    var gate = MicrophoneGate()
    /// Keeps back the silence around a turn that the user ends.
    var trimmer = TurnTrimmer()
    var ear = AttentiveEar()
    var localTurns = LocalTurns()
    var sendingDelay = SendingDelay()
    /// When a microphone that was open already was asked to listen; nil once sound from then on came.
    var listensSince: ContinuousClock.Instant?

    /// Without what was heard before anybody was to listen.
    mutating func fresh(_ sound: PCM16, takenAt: ContinuousClock.Instant?) -> PCM16 {
        guard let since = listensSince, let takenAt else { return sound }
        let frames = Int((since.duration(to: takenAt) / .seconds(1) * Double(PCM16.sampleRate)).rounded())
        guard frames < sound.samples.count else {
            listensSince = nil
            return sound
        }
        return PCM16(Array(sound.samples.suffix(max(0, frames))))
    }
}

/// The average time that the sound of a turn takes from the microphone to the wire.
struct SendingDelay: Sendable, Hashable {
    private var total = Duration.zero
    private var count = 0

    mutating func note(_ delay: Duration) {
        total += delay
        count += 1
    }

    /// The average since the last one that was taken; nil when nothing was sent.
    mutating func take() -> Duration? {
        defer { self = SendingDelay() }
        return count == 0 ? nil : total / count
    }
}
