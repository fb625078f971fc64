import EchoAudio

/// Lets through the beginnings of what is said, and nothing else: a recogniser behind it rests while nobody speaks, and
/// while somebody goes on speaking.
struct SpeechGate: Sendable {
    enum Step: Sendable, Hashable {
        /// Somebody begins to speak; the first samples are from before that.
        case begin([Int16])
        case goOn([Int16])
        /// Nobody speaks any more, or somebody goes on too long to have called.
        case end
    }

    /// From before speech is noticed: the first sound of a word is weak.
    static let lead = Duration.milliseconds(400)
    /// Pauses inside a phrase are shorter.
    static let hangover = Duration.milliseconds(400)
    /// The caller has said it by then.
    static let longest = Duration.milliseconds(2600)

    private enum Phase: Sendable, Hashable { case quiet, open, spent }

    private var detector = VoiceActivityDetector()
    private var lead = PreRoll(Self.lead)
    private var phase = Phase.quiet
    private var passed = 0
    private var silent = 0

    /// - Parameter clean: what passes of the sound, as long as it; nil for the sound itself.
    mutating func receive(_ sound: PCM16, passing clean: PCM16? = nil) -> [Step] {
        let isSpeech = (detector.process(sound.samples).max() ?? 0) >= 0.5
        let passing = clean ?? sound
        silent = isSpeech ? 0 : silent + sound.samples.count
        switch phase {
        case .quiet:
            lead.append(passing)
            guard isSpeech else { return [] }
            let samples = lead.drain().samples
            (phase, passed) = (.open, samples.count)
            return [.begin(samples)]
        case .open:
            passed += sound.samples.count
            let step = Step.goOn(passing.samples)
            if isSilent { return [step, end(.quiet)] }
            return passed >= FrameCount.frames(Self.longest) ? [step, end(.spent)] : [step]
        case .spent:
            if isSilent { phase = .quiet }
            return []
        }
    }

    /// The phrase was heard, or was not it: what goes on belongs to what was said.
    mutating func close() { phase = .spent }

    /// What comes does not follow what was heard so far: none of it is let through any more. How the room sounds holds.
    mutating func forgetSound() {
        _ = lead.drain()
        (phase, passed, silent) = (.quiet, 0, 0)
    }

    private var isSilent: Bool { silent >= FrameCount.frames(Self.hangover) }

    private mutating func end(_ next: Phase) -> Step {
        phase = next
        return .end
    }
}
