public import EchoAudio
public import EchoScreen

/// Looks for phrases where somebody begins to speak.
public struct PhraseFinder {
    /// From the end of what may be a phrase to the decision: whether it ends there, or is the beginning of another
    /// word, is heard by then.
    static let hindsight = Duration.milliseconds(300)

    private let phrases: [String: Keyphrase]
    private let decoder: KeyphraseDecoder
    private let ear: CallEar
    /// Frames of the utterance that the recogniser was given.
    private var given = 0

    /// Loads the model, which takes half a second.
    ///
    /// - Throws: what stands in the way of one of the phrases.
    public init(for texts: [String], model: KeyphraseModel = KeyphraseModel()) async throws(WakeObstacle) {
        let decoder = KeyphraseDecoder(model: model)
        let phrases = try await decoder.keyphrases(texts)
        try await decoder.learn(phrases)
        self.init(phrases, decoder: decoder)
    }

    /// - Parameter ear: knows the room, where it has listened before.
    init(_ phrases: [Keyphrase], decoder: KeyphraseDecoder, ear: CallEar = CallEar()) {
        self.ear = ear
        self.phrases = Dictionary(phrases.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
        self.decoder = decoder
    }

    /// What was heard: which phrase, in lower case, and how many frames ago it ended.
    ///
    /// - Parameters:
    ///   - sound: 20 ms, what follows the last: in it somebody is heard, or not.
    ///   - whole: the same before anything was silenced in it, where words are looked for; nil for `sound` itself.
    public mutating func receive(_ sound: PCM16, of whole: PCM16? = nil) async -> (phrase: String, ago: Int)? {
        for step in ear.receive(sound, of: whole) {
            switch step {
            case .begin(let samples):
                await decoder.begin()
                given = 0
                if let found = await feed(samples) { return found }
            case .goOn(let samples): if let found = await feed(samples) { return found }
            case .end:
                let matches = await decoder.finish()
                if let found = await decide(matches, isOver: true) { return found }
                await decoder.end()
            }
        }
        return nil
    }

    private mutating func feed(_ samples: [Int16]) async -> (phrase: String, ago: Int)? {
        given += samples.count
        return await decide(await decoder.feed(samples), isOver: false)
    }

    /// A sound that is only like the phrase ends the looking as well: the speaker has said something else.
    private mutating func decide(
        _ matches: [KeyphraseDecoder.Match], isOver: Bool
    ) async -> (phrase: String, ago: Int)? {
        let heard = FrameCount.duration(given)
        guard let like = matches.last(where: accepts), isOver || heard - like.end >= Self.hindsight else { return nil }
        ear.close()
        guard let match = await decoder.confirm() else { return nil }
        return (match.phrase, max(0, given - FrameCount.frames(match.end)))
    }

    private func accepts(_ match: KeyphraseDecoder.Match) -> Bool {
        phrases[match.phrase]?.accepts(start: match.start - SpeechGate.lead, length: match.end - match.start) ?? false
    }
}
