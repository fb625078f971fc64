import EchoAudio

/// Cuts the silence before and after what is said off a turn that the user begins and ends by hand.
///
/// Nothing goes out before somebody speaks, and what follows the last word waits: it goes out when speech goes on, and
/// stays here when the turn ends. Where no voice is found, all of it is the turn: a whisper is not lost.
struct TurnTrimmer: Sendable {
    /// What is kept before the first word is heard, and after the last.
    static let margin = Duration.milliseconds(300)
    /// Words that are hardly heard are words, too.
    private static let threshold: Float = 0.3
    /// What waits is no longer than a minute; of more, the oldest is silence indeed.
    static let longest = PCM16.sampleRate * 60
    /// It is dropped two seconds at a time, for moving a minute with every chunk is work for nothing.
    static let surplus = PCM16.sampleRate * 2

    private var detector = VoiceActivityDetector()
    private var segmenter = SpeechSegmenter(threshold: Self.threshold, prefixPadding: Self.margin, silence: Self.margin)
    private var held: [Int16] = []
    /// Samples that were let through or dropped.
    private var passed = 0
    private(set) var hasHeardSpeech = false

    /// What of the turn may be sent, with this sound.
    mutating func pass(_ sound: PCM16) -> PCM16 {
        held += sound.samples
        for probability in detector.process(sound.samples) {
            guard case .started(let start)? = segmenter.receive(probability) else { continue }
            // Between words nothing is dropped.
            if !hasHeardSpeech { drop(start - passed) }
            hasHeardSpeech = true
        }
        if segmenter.isSpeaking { return release() }
        if held.count > Self.longest + Self.surplus { drop(held.count - Self.longest) }
        return PCM16()
    }

    /// What belongs to the turn of all that waits: the turn is over.
    mutating func end() -> PCM16 {
        defer { self = TurnTrimmer() }
        return hasHeardSpeech ? PCM16() : release()
    }

    /// All that waits: the turn goes on elsewhere.
    mutating func giveUp() -> PCM16 {
        defer { self = TurnTrimmer() }
        return release()
    }

    private mutating func release() -> PCM16 {
        defer { held = [] }
        passed += held.count
        return PCM16(held)
    }

    private mutating func drop(_ count: Int) {
        let dropped = min(max(0, count), held.count)
        held.removeFirst(dropped)
        passed += dropped
    }
}
