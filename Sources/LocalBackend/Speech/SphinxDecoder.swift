import EchoAudio
import EchoConcurrency
import EchoRecognition
import Foundation

/// One PocketSphinx decoder on a thread of its own: one utterance at a time, one vocabulary at a time.
actor SphinxDecoder {
    /// Share of the phrases in the mixed model; the rest goes to the language at large.
    private static let phraseShare: Float = 0.5

    private nonisolated let thread = WorkThread(name: "echo.pocketsphinx")
    private let model: PocketSphinxModel
    private var loaded: (recognizer: SphinxRecognizer, general: SphinxLanguage)?
    private var vocabulary: [String]?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(model: PocketSphinxModel) { self.model = model }

    /// Loads the model at the first call and learns the vocabulary when it is another one.
    func prepare(vocabulary: [String]) throws { _ = try recognizer(vocabulary) }

    private func recognizer(_ vocabulary: [String]) throws -> SphinxRecognizer {
        let (recognizer, general) = try load()
        guard vocabulary != self.vocabulary else { return recognizer }
        try learn(vocabulary, recognizer, general)
        self.vocabulary = vocabulary
        return recognizer
    }

    /// The words of a segment (24 kHz), the same whatever was recognised before.
    func transcribe(_ samples: [Int16], vocabulary: [String]) throws -> RecognizedWords {
        try Task.checkCancellation()
        let recognizer = try recognizer(vocabulary)
        let resampler = try Resampler(from: PCM16.sampleRate, to: SphinxRecognizer.sampleRate)
        guard recognizer.begin() else { throw SpeechError.modelUnusable(path: model.acoustic) }
        let sound = resampler.process(samples) + resampler.flush()
        // As a whole: its own mean takes the room, the microphone and the line out of it, and nobody else's.
        if TelephoneLine.carried(samples) {
            recognizer.process(overTelephone: sound)
        } else {
            recognizer.process(sound, isWhole: true)
        }
        recognizer.end()
        guard let best = recognizer.hypothesis, !best.isEmpty else { return RecognizedWords(text: "") }
        let words = recognizer.segments.compactMap(Self.word)
        let others = recognizer.alternatives(8, among: 40).filter { $0 != best }
        return RecognizedWords(
            text: TranscriptText.written(best), alternatives: others.map(TranscriptText.written), words: words)
    }

    private static func word(_ segment: SphinxRecognizer.Segment) -> RecognizedWords.Word? {
        TranscriptText.word(segment.word).map { text in
            RecognizedWords.Word(
                text: text, start: SphinxRecognizer.frame * segment.first,
                end: SphinxRecognizer.frame * (segment.last + 1))
        }
    }

    private func load() throws -> (SphinxRecognizer, SphinxLanguage) {
        if let loaded { return loaded }
        if let part = model.missingPart { throw SpeechError.modelMissing(path: part) }
        let dictionary = try PoliteDictionary(of: model.dictionary)
        defer { dictionary.remove() }
        // For utterances that are looked at as a whole: their silences stay, so that times are those of the sound. A
        // second pass and more than 6,000 open hypotheses take half of the time, and found no more of 50 sentences.
        let recognizer = SphinxRecognizer([
            "-hmm", model.acoustic, "-dict", dictionary.path, "-remove_silence", "no", "-fwdflat", "no",
            "-maxhmmpf", "6000", "-pl_window", "5",
        ])
        guard let recognizer else { throw SpeechError.modelUnusable(path: model.acoustic) }
        guard let general = SphinxLanguage(file: model.language, for: recognizer) else {
            throw SpeechError.modelUnusable(path: model.language)
        }
        loaded = (recognizer, general)
        return (recognizer, general)
    }

    private func learn(_ vocabulary: [String], _ recognizer: SphinxRecognizer, _ general: SphinxLanguage) throws {
        let phrases = PhraseLanguageModel(phrases: vocabulary.map(TranscriptText.spokenWords)) {
            recognizer.phones(of: $0) != nil
        }
        var language: SphinxLanguage? = general
        if !phrases.isEmpty {
            let special = SphinxLanguage(arpa: phrases.arpa, for: recognizer)
            language = special.flatMap { SphinxLanguage(general, and: $0, share: Self.phraseShare, for: recognizer) }
        }
        guard let language, recognizer.makeSearch("mixed", language), recognizer.use("mixed") else {
            throw SpeechError.modelUnusable(path: model.language)
        }
    }
}
