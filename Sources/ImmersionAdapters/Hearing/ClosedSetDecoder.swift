import EchoConcurrency
import EchoRecognition
import Foundation
import Immersion

/// PocketSphinx with a closed grammar, on a thread of its own.
actor ClosedSetDecoder {
    /// A word that was heard, and how well its sounds fit.
    struct Segment: Sendable, Hashable {
        var word: String
        /// The mean of its frames; 0 is best, more below is worse.
        var score: Double
        /// Hundredths of a second.
        var frames = 1
        /// Where it begins, in hundredths of a second of the recording.
        var start = 0
    }

    struct Heard: Sendable, Hashable {
        var text = ""
        var words: [Segment] = []
        /// The mean of all frames, with the silence between the words.
        var score = 0.0
    }

    static let model = "/usr/share/pocketsphinx/model/en-us/en-us"
    static let rate = SphinxRecognizer.sampleRate

    private nonisolated let thread = WorkThread(name: "echo.closedset")
    private let isForAlignment: Bool
    private var recognizer: SphinxRecognizer?
    private var grammar: ClosedGrammar?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameter isForAlignment: hears one sentence only, and says how each word of it was pronounced.
    /// - Throws: `notInstalled`.
    init(isForAlignment: Bool) throws(ProviderError) {
        guard FileManager.default.isReadableFile(atPath: Self.model + "/mdef") else {
            throw .notInstalled(part: "pocketsphinx-en-us")
        }
        self.isForAlignment = isForAlignment
    }

    /// - Parameter samples: at 16 kHz, as `SoundPreparation` leaves them.
    func hear(_ samples: [Int16], _ grammar: ClosedGrammar) throws(ProviderError) -> Heard {
        let recognizer = try ready(grammar)
        guard recognizer.begin() else { throw .invalidAnswer(reason: "the recogniser does not start") }
        recognizer.process(samples, isWhole: true)
        recognizer.end()
        var heard = Self.heard(recognizer.segments)
        heard.text = recognizer.hypothesis ?? ""
        return heard
    }

    private static func heard(_ segments: [SphinxRecognizer.Segment]) -> Heard {
        var heard = Heard()
        var (total, frames) = (0.0, 0)
        for segment in segments {
            let (word, score, length) = (segment.word, Double(segment.score), max(1, segment.last - segment.first + 1))
            total += score
            frames += length
            if let start = word.first, start != "<", start != "(", start != "[" {
                let name = word.split(separator: "(").first.map(String.init) ?? word
                heard.words.append(
                    Segment(word: name, score: score / Double(length), frames: length, start: segment.first))
            }
        }
        heard.score = total / Double(max(frames, 1))
        return heard
    }

    private func ready(_ wanted: ClosedGrammar) throws(ProviderError) -> SphinxRecognizer {
        if let recognizer, let grammar {
            if grammar == wanted { return recognizer }
            if grammar.dictionary == wanted.dictionary {
                self.grammar = nil
                try learn(wanted, recognizer)
                return recognizer
            }
        }
        (recognizer, grammar) = (nil, nil)
        let fresh = try Self.recognizer(dictionary: wanted.dictionary, isForAlignment)
        recognizer = fresh
        try learn(wanted, fresh)
        return fresh
    }

    private func learn(_ wanted: ClosedGrammar, _ recognizer: SphinxRecognizer) throws(ProviderError) {
        guard recognizer.makeSearch("choices", grammar: wanted.grammar), recognizer.use("choices") else {
            throw .unsupported(what: "these choices")
        }
        grammar = wanted
    }

    private static func recognizer(
        dictionary: String, _ isForAlignment: Bool
    ) throws(ProviderError) -> SphinxRecognizer {
        // With narrower beams one sentence of ten ends before its last word.
        let beams =
            isForAlignment
            ? ["-beam", "1e-100", "-wbeam", "1e-80", "-pbeam", "1e-100", "-compallsen", "yes", "-lw", "1"]
            : ["-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80", "-remove_noise", "yes"]
        let recognizer = SphinxRecognizer.withFile(of: dictionary) { file in
            SphinxRecognizer(["-hmm", model, "-dict", file, "-fwdflat", "no", "-bestpath", "no"] + beams)
        }
        guard let recognizer else { throw .notInstalled(part: "pocketsphinx-en-us") }
        return recognizer
    }
}
