import EchoAudio

/// When ears that understand a recording as a whole are asked for the words of one that still grows: pure rules, on the
/// clock of its sound.
///
/// While somebody speaks they are asked again when it has grown by a quarter, and at a pause at once: if nothing is said
/// after it, its words are the words. All that is asked is a few times the recording and no more.
struct PartialRules: Sendable {
    private static let second = PCM16.sampleRate
    /// What is this probably no voice is silence.
    private static let leastProbability: Float = 0.3
    /// Silence that may be the end.
    private static let pause = second * 12 / 100
    /// A recording in which this follows the last of the voice has all of it.
    private static let tail = second * 6 / 100
    /// Ears that are busy for longer are asked at the end alone: they would keep it waiting.
    private static let slow = second * 3 / 2

    /// So many times the recording is asked about at most.
    private static let most = 5

    private var detector = VoiceActivityDetector()
    private var samples = 0
    /// Where the last of the voice ends.
    private var voiced = 0
    /// How much of the recording the last question was about.
    private(set) var asked = 0
    /// How much came while the last question was answered.
    private var took = 0
    /// The length of all questions together.
    private var spent = 0
    private var isBusy = false
    private var hasGivenUp = false

    /// Whether to ask now about all that is there, whatever is under way.
    mutating func hear(_ sound: PCM16) -> Bool {
        for probability in detector.process(sound.samples) {
            samples += VoiceActivityDetector.frameLength
            if probability >= Self.leastProbability { voiced = samples }
        }
        guard isDue else { return false }
        (asked, isBusy) = (samples, true)
        spent += samples
        return true
    }

    /// The last question was answered.
    mutating func answer(_ isGood: Bool) {
        isBusy = false
        took = samples - asked
        // A recogniser that fails is asked once more at the end, and not before.
        if !isGood || took > Self.slow { hasGivenUp = true }
    }

    /// Whether a question about the first so many samples was about all that was said.
    func covers(_ count: Int) -> Bool { voiced > 0 && count >= voiced + Self.tail }

    private var isDue: Bool {
        guard !hasGivenUp, voiced > 0, samples > asked else { return false }
        guard spent <= 10 * Self.second + Self.most * samples else { return false }
        if samples - voiced >= Self.pause, !covers(asked) { return true }
        return !isBusy && samples - asked >= max(Self.second, samples / 4, 2 * took) && voiced > asked
    }
}
