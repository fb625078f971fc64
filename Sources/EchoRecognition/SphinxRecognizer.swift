import CPocketSphinx
import Foundation

/// A recogniser of PocketSphinx: one utterance at a time, one search at a time. It computes for as long as the sound is,
/// so it belongs to a thread that may be held up.
package final class SphinxRecognizer {
    /// Samples a second of the sound that it takes.
    package static let sampleRate = 16_000
    /// The length of the steps in which it looks at sound.
    package static let frame = Duration.milliseconds(10)

    /// A word or a sound of an utterance.
    package struct Segment: Sendable, Hashable {
        /// As the dictionary has it: "echo", "echo(2)", or "<sil>" for silence.
        package let word: String
        /// In frames.
        package let (first, last): (Int, Int)
        /// How well its sounds fit: 0 is best, more below is worse.
        package let score: Int
    }

    let decoder: OpaquePointer
    /// For sound of a telephone, made when the first comes.
    private var plainFrontEnd: OpaquePointer?

    /// Loads the model, which takes half a second.
    ///
    /// - Parameter options: of the program `pocketsphinx`, each before its value: "-hmm", "/usr/share/…/en-us".
    /// - Returns: nil where the model or the dictionary cannot be used.
    package init?(_ options: [String]) {
        // Its log would go across the screen.
        err_set_logfp(nil)
        var arguments: [UnsafeMutablePointer<CChar>?] = (["echo", "-logfn", "/dev/null"] + options).map { strdup($0) }
        // PocketSphinx copies the options.
        defer { arguments.forEach { free($0) } }
        guard let configuration = cmd_ln_parse_r(nil, ps_args(), Int32(arguments.count), &arguments, 1) else {
            return nil
        }
        // The decoder counts itself among its holders.
        defer { cmd_ln_free_r(configuration) }
        guard let decoder = ps_init(configuration) else { return nil }
        self.decoder = decoder
    }

    deinit {
        if let plainFrontEnd { fe_free(plainFrontEnd) }
        ps_free(decoder)
    }

    // MARK: - Utterances

    /// Begins an utterance; the noise of another room is forgotten, and frames are counted from here on.
    ///
    /// - Returns: false where no search was chosen.
    package func begin() -> Bool {
        ps_start_stream(decoder)
        return ps_start_utt(decoder) == 0
    }

    /// - Parameter isWhole: it is all of the utterance, whose own mean takes the room and the microphone out of it;
    ///   otherwise what was heard before has to serve.
    package func process(_ samples: [Int16], isWhole: Bool) {
        guard !samples.isEmpty else { return }
        samples.withUnsafeBufferPointer { _ = ps_process_raw(decoder, $0.baseAddress, $0.count, 0, isWhole ? 1 : 0) }
    }

    /// A whole utterance that came over a telephone: what a narrow line has of soft consonants is lost when it is taken
    /// for noise.
    package func process(overTelephone samples: [Int16]) {
        guard let front = plainFrontEnd ?? cps_plain_front_end(decoder) else {
            return process(samples, isWhole: true)
        }
        plainFrontEnd = front
        samples.withUnsafeBufferPointer { _ = cps_process_whole(decoder, front, $0.baseAddress, $0.count) }
    }

    package func end() { ps_end_utt(decoder) }

    /// The words so far, with blanks between; nil for none.
    package var hypothesis: String? { ps_get_hyp(decoder, nil).map { String(cString: $0) } }

    package var segments: [Segment] {
        var found: [Segment] = []
        var segment = ps_seg_iter(decoder)
        while let current = segment {
            var (first, last): (Int32, Int32) = (0, 0)
            var (acoustic, language, backoff): (Int32, Int32, Int32) = (0, 0, 0)
            ps_seg_frames(current, &first, &last)
            _ = ps_seg_prob(current, &acoustic, &language, &backoff)
            let word = ps_seg_word(current).map { String(cString: $0) } ?? ""
            found.append(Segment(word: word, first: Int(first), last: Int(last), score: Int(acoustic)))
            segment = ps_seg_next(current)
        }
        return found
    }

    /// Other words that may have been said, the likeliest first, each once.
    ///
    /// - Parameter paths: how many are looked at, at most.
    package func alternatives(_ most: Int, among paths: Int) -> [String] {
        var found: [String] = []
        var path = ps_nbest(decoder)
        for _ in 0..<paths {
            guard let current = path, found.count < most else { break }
            if let text = ps_nbest_hyp(current, nil).map({ String(cString: $0) }), !text.isEmpty, !found.contains(text)
            {
                found.append(text)
            }
            path = ps_nbest_next(current)
        }
        if let path { ps_nbest_free(path) }
        return found
    }

    // MARK: - Words and searches

    /// How a word is said, its sounds with blanks between; nil for one that the dictionary does not have.
    package func phones(of word: String) -> String? {
        guard let phones = ps_lookup_word(decoder, word) else { return nil }
        defer { free(phones) }
        return String(cString: phones)
    }

    /// For searches that are made after it: telling those that are there would make them anew for each word.
    package func add(_ word: String, phones: String) { ps_add_word(decoder, word, phones, 0) }

    /// Uses a search that was made before under this name.
    package func use(_ search: String) -> Bool { ps_set_search(decoder, search) == 0 }

    /// Makes a search that looks for phrases among whatever is said.
    ///
    /// - Parameter phrases: one a line, with the threshold behind it: "hey echo /1e-20/".
    package func makeSearch(_ name: String, phrases: String) -> Bool {
        Self.withFile(of: phrases) { ps_set_kws(decoder, name, $0) == 0 } ?? false
    }

    /// Makes a search by a language model in the format of ARPA.
    package func makeSearch(_ name: String, arpa: String) -> Bool {
        Self.withFile(of: arpa) { ps_set_lm_file(decoder, name, $0) == 0 } ?? false
    }

    /// Makes a search by a grammar in JSGF.
    package func makeSearch(_ name: String, grammar: String) -> Bool {
        ps_set_jsgf_string(decoder, name, grammar) == 0
    }

    package func makeSearch(_ name: String, _ language: SphinxLanguage) -> Bool {
        ps_set_lm(decoder, name, language.model) == 0
    }

    /// Hands over a text as the file that PocketSphinx wants, as long as `read` takes.
    ///
    /// - Returns: nil where the file cannot be written, too.
    package static func withFile<Value>(of text: String, _ read: (String) -> Value?) -> Value? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("echo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(text.utf8).write(to: file)) == nil ? nil : read(file.path)
    }
}
