/// What detectors make of the same sounds: a score for every noise and level.
struct VoiceTable: Sendable {
    struct Scene: Sendable, Hashable {
        let noise: Noise
        /// Of speech to noise, dB.
        let ratio: Int
    }

    /// Sentences of the judged voices; none of them is in `VoiceLessons`.
    static let sentences = [
        "What is the weather in Lisbon today?", "Please set a timer for ten minutes.", "Stop.",
        "How many feet are there in a mile, and how many in a kilometre?", "Yes, six sister ships sailed south.",
        "Thank you, that will be all.", "No, wait.", "Could you tell me who wrote the book?",
    ]
    static let voices = ["slt", "rms"]
    /// What babble is made of: four people.
    static let gossip = [
        "The quick brown fox jumps over the lazy dog while nobody is looking at the garden.",
        "A long time ago, in a village by the sea, there lived an old man with his three sons.",
        "Prices rose by four percent in the third quarter, analysts had expected less than that.",
        "Take the second road on the left and then go straight on until you reach the bridge.",
    ]
    static let talkers = ["slt", "awb", "rms", "kal16"]

    private(set) var scores: [VoiceJudge: [Scene: VoiceScore]] = [:]

    /// - Parameters:
    ///   - sentences: as they were spoken.
    ///   - talkers: who speaks in babble.
    ///   - seeds: of the noises: each is another one of its kind.
    ///   - judges: those that are not installed have no scores.
    init(
        _ sentences: [[Double]], talkers: [[Double]], scenes: [Scene], judges: [VoiceJudge],
        seeds: [UInt64] = [5, 6, 7]
    ) throws {
        for seed in seeds { try measure(sentences, talkers, scenes, judges, seed) }
    }

    private mutating func measure(
        _ sentences: [[Double]], _ talkers: [[Double]], _ scenes: [Scene], _ judges: [VoiceJudge], _ seed: UInt64
    ) throws {
        var random = Random(seed: seed)
        let speech = MarkedSpeech(sentences, &random)
        var noises: [Noise: [Double]] = [:]
        for noise in Noise.allCases where scenes.contains(where: { $0.noise == noise }) {
            noises[noise] = noise.samples(speech.samples.count, voices: talkers, &random)
        }
        for scene in scenes {
            let sound = speech.mixed(with: noises[scene.noise] ?? [], ratio: Double(scene.ratio))
            for judge in judges {
                guard let marks = try judge.marks(sound) else { continue }
                let score = VoiceScore(marks, of: speech.isSpeech)
                scores[judge, default: [:]][scene] = (scores[judge]?[scene] ?? VoiceScore()) + score
            }
        }
    }

    /// All scenes that are like this, together; nil where the judge is not installed.
    func score(of judge: VoiceJudge, where isMeant: (Scene) -> Bool) -> VoiceScore? {
        scores[judge].map { $0.filter { isMeant($0.key) }.values.reduce(VoiceScore(), +) }
    }

    /// The setting of a detector that does best at 5 to 10 dB.
    func best(of judges: [VoiceJudge]) -> VoiceJudge? {
        judges.filter { scores[$0] != nil }.max { moderate($0) < moderate($1) }
    }

    /// The balance at 5 to 10 dB, in percent.
    func moderate(_ judge: VoiceJudge) -> Double {
        score(of: judge) { (5...10).contains($0.ratio) }?.balance ?? 0
    }
}
