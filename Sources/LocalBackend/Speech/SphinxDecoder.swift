import CPocketSphinx
import EchoAudio
import EchoConcurrency
import Foundation

/// One PocketSphinx decoder on a thread of its own: one utterance at a time, one vocabulary at a time.
actor SphinxDecoder {
    /// Share of the language at large in the mixed model; the rest goes to the phrases.
    private static let generalShare: Float = 0.5
    private static let rate = 16_000
    private static let mostAlternatives = 8
    /// Of the recogniser's look at sound.
    private static let step = Duration.milliseconds(10)

    private nonisolated let thread = WorkThread(name: "echo.pocketsphinx")
    private let model: PocketSphinxModel
    private var decoder: OpaquePointer?
    private var general: OpaquePointer?
    /// For sound of a telephone, made when the first comes.
    private var plainFrontEnd: OpaquePointer?
    private var vocabulary: [String]?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(model: PocketSphinxModel) { self.model = model }

    isolated deinit {
        if let general { ngram_model_free(general) }
        if let plainFrontEnd { fe_free(plainFrontEnd) }
        if let decoder { ps_free(decoder) }
    }

    /// Loads the model at the first call and learns the vocabulary when it is another one.
    func prepare(vocabulary: [String]) throws {
        let decoder = try loaded()
        guard vocabulary != self.vocabulary else { return }
        try learn(vocabulary, decoder)
        self.vocabulary = vocabulary
    }

    /// What is said in a segment (24 kHz), the same whatever was recognised before.
    func transcribe(_ samples: [Int16], vocabulary: [String]) throws -> RecognizedWords {
        try Task.checkCancellation()
        try prepare(vocabulary: vocabulary)
        let resampler = try Resampler(from: PCM16.sampleRate, to: Self.rate)
        // The noise of another room is forgotten.
        ps_start_stream(decoder)
        guard ps_start_utt(decoder) == 0 else { throw SpeechError.modelUnusable(path: model.acoustic) }
        let sound = resampler.process(samples) + resampler.flush()
        process(sound, isOverTelephone: TelephoneLine.carried(samples))
        ps_end_utt(decoder)
        guard let best = ps_get_hyp(decoder, nil).map({ String(cString: $0) }), !best.isEmpty else {
            return RecognizedWords(text: "")
        }
        let words = words()
        let others = alternatives().filter { $0 != best }
        return RecognizedWords(
            text: TranscriptText.written(best), alternatives: others.map(TranscriptText.written), words: words)
    }

    /// As a whole: its own mean takes the room, the microphone and the line out of it, and nobody else's.
    private func process(_ sound: [Int16], isOverTelephone: Bool) {
        sound.withUnsafeBufferPointer { sound in
            // What a narrow line has of soft consonants is lost when it is taken for noise.
            if isOverTelephone, let decoder, let front = plainFrontEnd ?? cps_plain_front_end(decoder) {
                plainFrontEnd = front
                _ = cps_process_whole(decoder, front, sound.baseAddress, sound.count)
            } else {
                _ = ps_process_raw(decoder, sound.baseAddress, sound.count, 0, 1)
            }
        }
    }

    private func words() -> [RecognizedWords.Word] {
        var words: [RecognizedWords.Word] = []
        var segment = ps_seg_iter(decoder)
        while let current = segment {
            var (first, last): (Int32, Int32) = (0, 0)
            ps_seg_frames(current, &first, &last)
            let word = ps_seg_word(current).map { String(cString: $0) } ?? ""
            if let text = TranscriptText.word(word) {
                let (start, end) = (Self.step * Int(first), Self.step * Int(last + 1))
                words.append(RecognizedWords.Word(text: text, start: start, end: end))
            }
            segment = ps_seg_next(current)
        }
        return words
    }

    private func alternatives() -> [String] {
        var found: [String] = []
        var path = ps_nbest(decoder)
        for _ in 0..<40 {
            guard let current = path, found.count < Self.mostAlternatives else { break }
            if let text = ps_nbest_hyp(current, nil).map({ String(cString: $0) }), !text.isEmpty, !found.contains(text)
            {
                found.append(text)
            }
            path = ps_nbest_next(current)
        }
        if let path { ps_nbest_free(path) }
        return found
    }

    private func loaded() throws -> OpaquePointer {
        if let decoder { return decoder }
        if let part = model.missingPart { throw SpeechError.modelMissing(path: part) }
        cps_quiet()
        let dictionary = try PoliteDictionary(of: model.dictionary)
        defer { dictionary.remove() }
        guard let configuration = cps_whole_config(model.acoustic, dictionary.path),
            let decoder = ps_init(configuration)
        else {
            throw SpeechError.modelUnusable(path: model.acoustic)
        }
        guard let general = ngram_model_read(configuration, model.language, NGRAM_AUTO, ps_get_logmath(decoder)) else {
            ps_free(decoder)
            throw SpeechError.modelUnusable(path: model.language)
        }
        self.general = general
        self.decoder = decoder
        return decoder
    }

    private func learn(_ vocabulary: [String], _ decoder: OpaquePointer) throws {
        let phrases = PhraseLanguageModel(phrases: vocabulary.map(TranscriptText.spokenWords)) { word in
            guard let phones = ps_lookup_word(decoder, word) else { return false }
            free(phones)
            return true
        }
        let language = try phrases.isEmpty ? ngram_model_retain(general) : mixed(phrases, decoder)
        defer { ngram_model_free(language) }
        guard ps_set_lm(decoder, "mixed", language) == 0, ps_set_search(decoder, "mixed") == 0 else {
            throw SpeechError.modelUnusable(path: model.language)
        }
    }

    private func mixed(_ phrases: PhraseLanguageModel, _ decoder: OpaquePointer) throws -> OpaquePointer? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("echo-\(UUID().uuidString).arpa")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(phrases.arpa.utf8).write(to: file)
        let configuration = ps_get_config(decoder)
        guard let special = ngram_model_read(configuration, file.path, NGRAM_ARPA, ps_get_logmath(decoder)) else {
            throw SpeechError.modelUnusable(path: file.path)
        }
        var models = [ngram_model_retain(general), special]
        var weights = [Self.generalShare, 1 - Self.generalShare]
        var names: [UnsafeMutablePointer<CChar>?] = [strdup("general"), strdup("phrases")]
        defer { for name in names { free(name) } }
        return ngram_model_set_init(configuration, &models, &names, &weights, 2)
    }
}
