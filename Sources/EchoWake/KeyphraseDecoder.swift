import EchoAudio
import EchoConcurrency
import EchoRecognition
import EchoScreen
import Foundation

/// Finds phrases in sound with PocketSphinx, on a thread of its own: looks for what may be one, and then, when asked,
/// whether it is one rather than other words.
actor KeyphraseDecoder {
    struct Match: Sendable, Hashable {
        let phrase: String
        /// After the first sample of the utterance.
        let start: Duration
        let end: Duration
    }

    /// How much less probable than the best a sound may become and still be followed: less than PocketSphinx's 1e-48,
    /// by which calls in noise are given up half-way.
    private static let beam = "1e-64"
    /// Pronunciations of one phrase: a long one whose words can each be said in several ways has very many.
    private static let mostWays = 16
    /// The names of the two searches.
    private static let (spotting, confirming) = ("calls", "words")

    private nonisolated let thread = WorkThread(name: "echo.wake")
    private let model: KeyphraseModel
    private var recognizer: SphinxRecognizer?
    /// Holds the words that were asked for so far: to read the file takes a tenth of a second.
    private var dictionary = PhoneticDictionary("", of: [])
    private var phrases: [Keyphrase] = []
    private var language = CallLanguage([])
    private var resampler: Resampler?
    private var isInUtterance = false
    /// The utterance so far, at the recogniser's rate.
    private var utterance: [Int16] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(model: KeyphraseModel) { self.model = model }

    /// - Throws: what stands in the way of one of the phrases.
    func keyphrases(_ texts: [String]) throws(WakeObstacle) -> [Keyphrase] {
        if let part = model.missingPart { throw .modelMissing(path: part) }
        let words = dictionary.words.union(texts.flatMap { Keyphrase.words(of: $0) })
        if words != dictionary.words { dictionary = PhoneticDictionary(file: model.dictionary, of: words) }
        var phrases: [Keyphrase] = []
        for text in texts { phrases.append(try Keyphrase(text, in: dictionary)) }
        return phrases
    }

    /// Loads the model at the first call, which takes half a second.
    func learn(_ phrases: [Keyphrase]) throws(WakeObstacle) {
        let recognizer = try loaded()
        guard phrases != self.phrases else { return }
        end()
        let language = CallLanguage(phrases)
        for (text, name) in language.names { addWords(name, text, to: recognizer) }
        let lines = phrases.map { $0.line + "\n" }.joined()
        guard recognizer.makeSearch(Self.spotting, phrases: lines),
            recognizer.makeSearch(Self.confirming, arpa: language.arpa), recognizer.use(Self.spotting)
        else { throw .modelUnusable(path: model.acoustic) }
        self.language = language
        self.phrases = phrases
    }

    func begin() {
        end()
        utterance = []
        resampler = try? Resampler(from: PCM16.sampleRate, to: SphinxRecognizer.sampleRate)
        isInUtterance = recognizer?.begin() ?? false
    }

    /// Matches that may be a phrase by now, the newest first.
    func feed(_ samples: [Int16]) -> [Match] {
        guard isInUtterance, let resampler else { return [] }
        search(resampler.process(samples))
        return matches()
    }

    /// The matches after the last of the utterance's sound.
    func finish() -> [Match] {
        guard isInUtterance, let resampler else { return [] }
        search(resampler.flush())
        return matches()
    }

    /// Ends the looking: the phrase that the utterance begins with, if that is more probable than other words.
    func confirm() -> Match? {
        end()
        guard let recognizer, recognizer.use(Self.confirming) else { return nil }
        defer { _ = recognizer.use(Self.spotting) }
        guard recognizer.begin() else { return nil }
        recognizer.process(utterance, isWhole: true)
        recognizer.end()
        let words = segments()
        guard let call = language.call(in: words.map(\.phrase)) else { return nil }
        return Match(phrase: call.text, start: words[call.index].start, end: words[call.index].end)
    }

    func end() {
        if isInUtterance { recognizer?.end() }
        isInUtterance = false
        resampler = nil
    }

    private func search(_ samples: [Int16]) {
        utterance += samples
        recognizer?.process(samples, isWhole: false)
    }

    private func matches() -> [Match] { recognizer?.hypothesis == nil ? [] : segments() }

    private func segments() -> [Match] {
        (recognizer?.segments ?? []).map { segment in
            Match(
                phrase: segment.word.trimmingCharacters(in: .whitespaces),
                start: SphinxRecognizer.frame * segment.first, end: SphinxRecognizer.frame * segment.last)
        }
    }

    /// The phrase as one word, said in each way its words can be said, and with each ending.
    private func addWords(_ name: String, _ text: String, to recognizer: SphinxRecognizer) {
        guard pronunciations(of: name, recognizer).isEmpty else { return }
        let ways = Keyphrase.words(of: text).reduce([[]]) { (ways: [[String]], word) in
            let more = pronunciations(of: word, recognizer)
            return ways.flatMap { way in more.map { way + [$0] } }
        }
        add(name, ways, to: recognizer)
        for ending in CallLanguage.endings {
            add(name + ending.letters, ways.map { $0 + [ending.phones] }, to: recognizer)
        }
    }

    private func add(_ name: String, _ ways: [[String]], to recognizer: SphinxRecognizer) {
        for (index, phones) in ways.prefix(Self.mostWays).enumerated() {
            recognizer.add(index == 0 ? name : "\(name)(\(index + 1))", phones: phones.joined(separator: " "))
        }
    }

    /// The first two of the dictionary: "EH K OW".
    private func pronunciations(of word: String, _ recognizer: SphinxRecognizer) -> [String] {
        [word, "\(word)(2)"].compactMap { recognizer.phones(of: $0) }
    }

    private func loaded() throws(WakeObstacle) -> SphinxRecognizer {
        if let recognizer { return recognizer }
        if let part = model.missingPart { throw .modelMissing(path: part) }
        // A second look at the words finds no more, and times would be wrong without the silence.
        let recognizer = SphinxRecognizer([
            "-hmm", model.acoustic, "-dict", model.dictionary, "-beam", Self.beam, "-pbeam", Self.beam,
            "-fwdflat", "no", "-bestpath", "no", "-remove_silence", "no",
        ])
        guard let recognizer else { throw .modelUnusable(path: model.acoustic) }
        self.recognizer = recognizer
        return recognizer
    }
}
