import CPocketSphinx
import EchoAudio
import EchoConcurrency
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

    private static let rate = 16_000
    /// The recogniser looks at sound in steps of 10 ms.
    private static let step = Duration.milliseconds(10)
    /// How much less probable than the best a sound may become and still be followed: less than PocketSphinx's 1e-48,
    /// by which calls in noise are given up half-way.
    private static let beam = 1e-64
    /// Of a long phrase whose words can each be said in several ways.
    private static let mostWays = 16
    /// The names of the two searches.
    private static let (spotting, confirming) = ("calls", "words")

    private nonisolated let thread = WorkThread(name: "echo.wake")
    private let model: KeyphraseModel
    private var decoder: OpaquePointer?
    /// Of the words that were asked for so far: to read the file takes a tenth of a second.
    private var dictionary = PhoneticDictionary("", of: [])
    private var phrases: [Keyphrase] = []
    private var language = CallLanguage([])
    private var resampler: Resampler?
    private var isInUtterance = false
    /// The utterance so far, at the recogniser's rate.
    private var utterance: [Int16] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(model: KeyphraseModel) { self.model = model }

    isolated deinit { if let decoder { ps_free(decoder) } }

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
        let decoder = try loaded()
        guard phrases != self.phrases else { return }
        end()
        let language = CallLanguage(phrases)
        for (text, name) in language.names { addWords(name, text, to: decoder) }
        let lines = phrases.map { $0.line + "\n" }.joined()
        guard withFile(of: lines, { ps_set_kws(decoder, Self.spotting, $0) }) == 0,
            withFile(of: language.arpa, { ps_set_lm_file(decoder, Self.confirming, $0) }) == 0,
            ps_set_search(decoder, Self.spotting) == 0
        else { throw .modelUnusable(path: model.acoustic) }
        self.language = language
        self.phrases = phrases
    }

    func begin() {
        end()
        utterance = []
        resampler = try? Resampler(from: PCM16.sampleRate, to: Self.rate)
        isInUtterance = startUtterance()
    }

    /// What may be a phrase by now, the newest first.
    func feed(_ samples: [Int16]) -> [Match] {
        guard isInUtterance, let resampler else { return [] }
        search(resampler.process(samples))
        return matches()
    }

    /// What the utterance's last sound made of it.
    func finish() -> [Match] {
        guard isInUtterance, let resampler else { return [] }
        search(resampler.flush())
        return matches()
    }

    /// Ends the looking: the phrase that the utterance begins with, if that is more probable than other words.
    func confirm() -> Match? {
        end()
        guard let decoder, ps_set_search(decoder, Self.confirming) == 0 else { return nil }
        defer { ps_set_search(decoder, Self.spotting) }
        guard startUtterance() else { return nil }
        process(utterance, isWhole: true)
        ps_end_utt(decoder)
        let words = segments()
        guard let call = language.call(in: words.map(\.phrase)) else { return nil }
        return Match(phrase: call.text, start: words[call.index].start, end: words[call.index].end)
    }

    func end() {
        if isInUtterance { ps_end_utt(decoder) }
        isInUtterance = false
        resampler = nil
    }

    // MARK: PocketSphinx

    private func startUtterance() -> Bool {
        guard let decoder else { return false }
        // A new stream for each utterance: the recogniser would count its steps from the first utterance on.
        ps_start_stream(decoder)
        return ps_start_utt(decoder) == 0
    }

    private func search(_ samples: [Int16]) {
        utterance += samples
        process(samples)
    }

    /// - Parameter isWhole: it is all of the utterance, whose own mean takes the room and the microphone out of it;
    ///   otherwise what was heard before has to serve.
    private func process(_ samples: [Int16], isWhole: Bool = false) {
        guard !samples.isEmpty else { return }
        samples.withUnsafeBufferPointer { _ = ps_process_raw(decoder, $0.baseAddress, $0.count, 0, isWhole ? 1 : 0) }
    }

    private func matches() -> [Match] { ps_get_hyp(decoder, nil) == nil ? [] : segments() }

    private func segments() -> [Match] {
        var found: [Match] = []
        var segment = ps_seg_iter(decoder)
        while let current = segment {
            var (start, end): (Int32, Int32) = (0, 0)
            ps_seg_frames(current, &start, &end)
            let word = ps_seg_word(current).map { String(cString: $0) } ?? ""
            found.append(
                Match(
                    phrase: word.trimmingCharacters(in: .whitespaces), start: Self.step * Int(start),
                    end: Self.step * Int(end)))
            segment = ps_seg_next(current)
        }
        return found
    }

    /// The phrase as one word, said in each way its words can be said, and with each ending.
    private func addWords(_ name: String, _ text: String, to decoder: OpaquePointer) {
        guard pronunciations(of: name, decoder).isEmpty else { return }
        let ways = Keyphrase.words(of: text).reduce([[]]) { (ways: [[String]], word) in
            let more = pronunciations(of: word, decoder)
            return ways.flatMap { way in more.map { way + [$0] } }
        }
        add(name, ways, to: decoder)
        for ending in CallLanguage.endings {
            add(name + ending.letters, ways.map { $0 + [ending.phones] }, to: decoder)
        }
    }

    private func add(_ name: String, _ ways: [[String]], to decoder: OpaquePointer) {
        // No search is told of each: both are made anew when all are known.
        for (index, phones) in ways.prefix(Self.mostWays).enumerated() {
            ps_add_word(decoder, index == 0 ? name : "\(name)(\(index + 1))", phones.joined(separator: " "), 0)
        }
    }

    /// The first two of the dictionary: "EH K OW".
    private func pronunciations(of word: String, _ decoder: OpaquePointer) -> [String] {
        [word, "\(word)(2)"].compactMap { word in
            guard let phones = ps_lookup_word(decoder, word) else { return nil }
            defer { free(phones) }
            return String(cString: phones)
        }
    }

    private func withFile(of text: String, _ read: (String) -> Int32) -> Int32 {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("echo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(text.utf8).write(to: file)) == nil ? -1 : read(file.path)
    }

    private func loaded() throws(WakeObstacle) -> OpaquePointer {
        if let decoder { return decoder }
        if let part = model.missingPart { throw .modelMissing(path: part) }
        cps_quiet()
        guard let configuration = configuration() else { throw .modelUnusable(path: model.acoustic) }
        // The decoder counts itself among its holders.
        defer { cmd_ln_free_r(configuration) }
        guard let decoder = ps_init(configuration) else { throw .modelUnusable(path: model.acoustic) }
        self.decoder = decoder
        return decoder
    }

    private func configuration() -> OpaquePointer? {
        guard let configuration = cps_config(model.acoustic, model.dictionary) else { return nil }
        for beam in ["-beam", "-pbeam"] { cmd_ln_set_float_r(configuration, beam, Self.beam) }
        // One look at the words is enough, and where silence were left out, times would be wrong.
        for part in ["-fwdflat", "-bestpath", "-remove_silence"] { cmd_ln_set_int_r(configuration, part, 0) }
        return configuration
    }
}
