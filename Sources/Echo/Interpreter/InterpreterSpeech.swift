import EchoAudio

/// Cuts the voice of one direction into pieces of speech, and keeps back what was said in the language already: two
/// sessions hear the same microphone, and each of them may say again what needs no translation.
struct InterpreterSpeech: Sendable, Hashable {
    enum Step: Sendable, Hashable {
        case play(PCM16)
        /// No more comes of this piece.
        case ended
    }

    /// Quiet that ends a piece of speech.
    static let pause = Duration.milliseconds(800)
    /// For so long nobody needs to know whether it is a translation.
    static let longestDoubt = Duration.milliseconds(1_500)
    /// A word is louder, the noise between words is not.
    static let loudness: UInt16 = 200

    private enum Stage: Sendable, Hashable {
        case silent
        case doubted(PCM16)
        case heard
        case keptBack
    }

    /// Whether it may say again what needs no translation.
    let mayRepeat: Bool
    private var stage = Stage.silent
    private var quiet = Duration.zero
    private var came: ContinuousClock.Instant?

    init(mayRepeat: Bool) { self.mayRepeat = mayRepeat }

    var isSpeaking: Bool { stage != .silent }

    /// - Parameter repeats: whether it says again what was said; nil while nobody knows.
    mutating func receive(_ sound: PCM16, repeats: Bool?, at now: ContinuousClock.Instant) -> [Step] {
        guard !sound.samples.isEmpty else { return [] }
        came = now
        let isLoud = sound.samples.contains { $0.magnitude >= Self.loudness }
        quiet = isLoud ? .zero : quiet + sound.duration
        if stage == .silent {
            guard isLoud else { return [] }
            stage = mayRepeat ? .doubted(PCM16()) : .heard
        }
        guard quiet < Self.pause else { return end() }
        switch stage {
        case .silent, .keptBack: return []
        case .heard: return [.play(sound)]
        case .doubted(let before): return judge(PCM16(before.samples + sound.samples), repeats)
        }
    }

    /// A server that sends no silence ends a piece by sending nothing.
    mutating func pass(to now: ContinuousClock.Instant) -> [Step] {
        guard isSpeaking, let came, now - came >= Self.pause else { return [] }
        return end()
    }

    mutating func end() -> [Step] {
        defer { (stage, quiet) = (.silent, .zero) }
        return switch stage {
        case .silent, .keptBack: []
        case .heard: [.ended]
        case .doubted(let sound): [.play(sound), .ended]
        }
    }

    private mutating func judge(_ sound: PCM16, _ repeats: Bool?) -> [Step] {
        if repeats == true {
            stage = .keptBack
            return []
        }
        guard repeats == false || sound.duration >= Self.longestDoubt else {
            stage = .doubted(sound)
            return []
        }
        stage = .heard
        return [.play(sound)]
    }
}
