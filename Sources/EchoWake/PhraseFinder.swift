public import EchoAudio
public import EchoPresentation

/// Looks for phrases where somebody begins to speak.
public struct PhraseFinder: Sendable {
    private let phrases: [String: Keyphrase]
    private let decoder: KeyphraseDecoder
    private var gate = SpeechGate()
    /// Frames of the utterance that the recogniser was given.
    private var given = 0

    /// Loads the model, which takes half a second.
    ///
    /// - Throws: what stands in the way of one of the phrases.
    public init(for texts: [String], model: KeyphraseModel = KeyphraseModel()) async throws(WakeObstacle) {
        let decoder = KeyphraseDecoder(model: model)
        let phrases = try Keyphrase.all(texts, in: model)
        try await decoder.learn(phrases)
        self.init(phrases, decoder: decoder)
    }

    init(_ phrases: [Keyphrase], decoder: KeyphraseDecoder) {
        self.phrases = Dictionary(phrases.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
        self.decoder = decoder
    }

    /// What was heard: which phrase, in lower case, and how many frames ago it ended.
    ///
    /// - Parameter sound: 20 ms, what follows the last.
    public mutating func receive(_ sound: PCM16) async -> (phrase: String, ago: Int)? {
        for step in gate.receive(sound) {
            switch step {
            case .begin(let samples):
                await decoder.begin()
                given = 0
                if let found = await feed(samples) { return found }
            case .goOn(let samples): if let found = await feed(samples) { return found }
            case .end: if let found = await decide(await decoder.finish()) { return found }
            }
        }
        return nil
    }

    private mutating func feed(_ samples: [Int16]) async -> (phrase: String, ago: Int)? {
        given += samples.count
        return await decide(await decoder.feed(samples))
    }

    /// A sound that is only like the phrase ends the looking as well: the speaker has said something else.
    private mutating func decide(_ match: KeyphraseDecoder.Match?) async -> (phrase: String, ago: Int)? {
        guard let match, let phrase = phrases[match.phrase] else { return nil }
        gate.close()
        await decoder.end()
        guard phrase.accepts(start: match.start - SpeechGate.lead, length: match.end - match.start) else { return nil }
        let end = Int(match.end / .milliseconds(1)) * PCM16.sampleRate / 1000
        return (phrase.text, max(0, given - end))
    }
}
