import CPocketSphinx
import EchoConcurrency
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
    static let rate = 16_000

    private nonisolated let thread = WorkThread(name: "echo.closedset")
    private let isForAlignment: Bool
    private var decoder: OpaquePointer?
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

    isolated deinit { if let decoder { ps_free(decoder) } }

    /// - Parameter samples: at 16 kHz, as `SoundPreparation` leaves them.
    func hear(_ samples: [Int16], _ grammar: ClosedGrammar) throws(ProviderError) -> Heard {
        let decoder = try ready(grammar)
        ps_start_stream(decoder)
        guard ps_start_utt(decoder) == 0 else { throw .invalidAnswer(reason: "the recogniser does not start") }
        _ = samples.withUnsafeBufferPointer { ps_process_raw(decoder, $0.baseAddress, $0.count, 0, 1) }
        ps_end_utt(decoder)
        var heard = heard(decoder)
        heard.text = ps_get_hyp(decoder, nil).map { String(cString: $0) } ?? ""
        return heard
    }

    private func heard(_ decoder: OpaquePointer) -> Heard {
        var heard = Heard()
        var (total, frames) = (0.0, 0)
        var segment = ps_seg_iter(decoder)
        while let current = segment {
            var (first, last): (Int32, Int32) = (0, 0)
            var (acoustic, language, backoff): (Int32, Int32, Int32) = (0, 0, 0)
            ps_seg_frames(current, &first, &last)
            _ = ps_seg_prob(current, &acoustic, &language, &backoff)
            let word = ps_seg_word(current).map { String(cString: $0) } ?? ""
            let length = max(1, Int(last) - Int(first) + 1)
            total += Double(acoustic)
            frames += length
            if let start = word.first, start != "<", start != "(", start != "[" {
                let name = word.split(separator: "(").first.map(String.init) ?? word
                heard.words.append(
                    Segment(word: name, score: Double(acoustic) / Double(length), frames: length, start: Int(first)))
            }
            segment = ps_seg_next(current)
        }
        heard.score = total / Double(max(frames, 1))
        return heard
    }

    private func ready(_ wanted: ClosedGrammar) throws(ProviderError) -> OpaquePointer {
        if let decoder, let grammar {
            if grammar == wanted { return decoder }
            if grammar.dictionary == wanted.dictionary {
                self.grammar = nil
                try learn(wanted, decoder)
                return decoder
            }
        }
        if let decoder { ps_free(decoder) }
        (decoder, grammar) = (nil, nil)
        let fresh = try Self.decoder(dictionary: wanted.dictionary, isForAlignment)
        decoder = fresh
        try learn(wanted, fresh)
        return fresh
    }

    private func learn(_ wanted: ClosedGrammar, _ decoder: OpaquePointer) throws(ProviderError) {
        guard ps_set_jsgf_string(decoder, "choices", wanted.grammar) == 0, ps_set_search(decoder, "choices") == 0
        else { throw .unsupported(what: "these choices") }
        grammar = wanted
    }

    private static func decoder(dictionary: String, _ isForAlignment: Bool) throws(ProviderError) -> OpaquePointer {
        cps_quiet()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("echo-\(UUID().uuidString).dict")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? Data(dictionary.utf8).write(to: file)) != nil else { throw .unsupported(what: "a full disk") }
        // With narrower beams one sentence of ten ends before its last word.
        var words = ["echo", "-hmm", model, "-dict", file.path, "-logfn", "/dev/null", "-fwdflat", "no"]
        words += ["-bestpath", "no"]
        words +=
            isForAlignment
            ? ["-beam", "1e-100", "-wbeam", "1e-80", "-pbeam", "1e-100", "-compallsen", "yes", "-lw", "1"]
            : ["-beam", "1e-80", "-wbeam", "1e-60", "-pbeam", "1e-80", "-remove_noise", "yes"]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        guard let configuration = cmd_ln_parse_r(nil, ps_args(), Int32(arguments.count), &arguments, 1) else {
            throw .notInstalled(part: "pocketsphinx-en-us")
        }
        defer { cmd_ln_free_r(configuration) }
        guard let decoder = ps_init(configuration) else { throw .notInstalled(part: "pocketsphinx-en-us") }
        return decoder
    }
}
