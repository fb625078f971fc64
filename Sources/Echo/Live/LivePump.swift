import EchoAudio

/// Keeps sound flowing into a live session, whose clock stands still without it: what the microphone hears as it comes,
/// and silence for every moment for which nothing came.
struct LivePump: Sendable {
    /// How often it is looked at.
    static let step = Duration.milliseconds(20)
    /// How late an open microphone may be before silence takes its place.
    static let slack = Duration.milliseconds(40)
    /// Sound that is so much older than the silence sent in its place is late.
    static let tolerance = Duration.milliseconds(60)
    /// After so much quiet no word is under way.
    static let pause = Duration.milliseconds(200)
    /// After a longer gap (the machine slept) what was missed is not made up for.
    static let longestGap = Duration.seconds(1)

    /// Whether what the microphone hears is meant for the session.
    var isHearing = false
    /// Of both kinds, since the session began.
    private(set) var sentFrames = 0
    /// Up to when sound was sent.
    private var covered: ContinuousClock.Instant?
    /// Up to when silence took the place of the microphone.
    private var filled: ContinuousClock.Instant?
    /// By how much the session lags, because words went out behind the silence that took their place.
    private var lag = Duration.zero
    private var onset = SpeechOnset()
    /// Since a sound was heard that may be of a word.
    private var quiet = Self.pause

    /// The clock of the session, milliseconds.
    var clock: Int { sentFrames / (PCM16.sampleRate / 1000) }

    /// A new session begins, and with it its clock.
    mutating func begin(at now: ContinuousClock.Instant) {
        sentFrames = 0
        covered = now
        filled = nil
        lag = .zero
    }

    /// What of the microphone's sound is to be sent now; nil for nothing.
    ///
    /// Its time may have gone by in silence, where the machine is busy. Quiet is not sent as well, or the session would lag
    /// for good; words are, and the next quiet makes up for them.
    mutating func pass(
        _ sound: PCM16, capturedAt: ContinuousClock.Instant, at now: ContinuousClock.Instant
    ) -> PCM16? {
        guard let covered, isHearing, !sound.samples.isEmpty else { return nil }
        quiet = onset.process(sound.samples) ? .zero : quiet + sound.duration
        lag = min(lag, max(.zero, covered - now))
        let isLate = filled.map { capturedAt + Self.tolerance < $0 } ?? false
        if quiet >= Self.pause, isLate || lag > .zero {
            // What is late was never counted.
            lag -= isLate ? .zero : min(lag, sound.duration)
            return nil
        }
        if isLate { lag += sound.duration }
        self.covered = max(covered, now - Self.step) + sound.duration
        sentFrames += sound.samples.count
        return sound
    }

    /// The silence that is due; nil for none.
    mutating func fill(at now: ContinuousClock.Instant) -> PCM16? {
        guard var covered else { return nil }
        if now - covered > Self.longestGap { covered = now - Self.step }
        let due = now - covered - (isHearing ? Self.slack : .zero)
        guard due >= Self.step else {
            self.covered = covered
            return nil
        }
        let steps = Int(due / Self.step)
        let silence = PCM16.silence(Self.step * steps)
        self.covered = covered + silence.duration
        filled = self.covered
        sentFrames += silence.samples.count
        return silence
    }
}
