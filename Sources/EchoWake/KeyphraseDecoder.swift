import CPocketSphinx
import EchoAudio
import EchoPresentation
import EchoThread
import Foundation

/// Finds phrases in sound with PocketSphinx, on a thread of its own.
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

    private nonisolated let thread = WorkThread(name: "echo.wake")
    private let model: KeyphraseModel
    private var decoder: OpaquePointer?
    private var phrases: [Keyphrase] = []
    private var resampler: Resampler?
    private var isInUtterance = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(model: KeyphraseModel) { self.model = model }

    isolated deinit { if let decoder { ps_free(decoder) } }

    /// Loads the model at the first call, which takes half a second.
    func learn(_ phrases: [Keyphrase]) throws(WakeObstacle) {
        let decoder = try loaded()
        guard phrases != self.phrases else { return }
        end()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("echo-\(UUID().uuidString).kws")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = phrases.map { $0.line + "\n" }.joined()
        guard (try? Data(lines.utf8).write(to: file)) != nil, ps_set_kws(decoder, "calls", file.path) == 0,
            ps_set_search(decoder, "calls") == 0
        else { throw .modelUnusable(path: model.acoustic) }
        self.phrases = phrases
    }

    func begin() {
        end()
        resampler = try? Resampler(from: PCM16.sampleRate, to: Self.rate)
        guard let decoder else { return }
        // A new stream for each utterance: the recogniser would count its steps from the first utterance on.
        ps_start_stream(decoder)
        isInUtterance = ps_start_utt(decoder) == 0
    }

    /// The phrase that has been heard by now, if any.
    func feed(_ samples: [Int16]) -> Match? {
        guard isInUtterance, let resampler else { return nil }
        search(resampler.process(samples))
        return match()
    }

    /// What the utterance's last sound made of it.
    func finish() -> Match? {
        guard isInUtterance, let resampler else { return nil }
        search(resampler.flush())
        let match = match()
        end()
        return match
    }

    func end() {
        if isInUtterance { ps_end_utt(decoder) }
        isInUtterance = false
        resampler = nil
    }

    private func search(_ samples: [Int16]) {
        guard !samples.isEmpty else { return }
        samples.withUnsafeBufferPointer { _ = ps_process_raw(decoder, $0.baseAddress, $0.count, 0, 0) }
    }

    /// The newest finding.
    private func match() -> Match? {
        guard ps_get_hyp(decoder, nil) != nil, let found = ps_seg_iter(decoder) else { return nil }
        defer { ps_seg_free(found) }
        guard let word = ps_seg_word(found) else { return nil }
        var (start, end): (Int32, Int32) = (0, 0)
        ps_seg_frames(found, &start, &end)
        return Match(
            phrase: String(cString: word).trimmingCharacters(in: .whitespaces),
            start: Self.step * Int(start), end: Self.step * Int(end))
    }

    private func loaded() throws(WakeObstacle) -> OpaquePointer {
        if let decoder { return decoder }
        if let part = model.missingPart { throw .modelMissing(path: part) }
        cps_quiet()
        guard let configuration = cps_config(model.acoustic, model.dictionary), let decoder = ps_init(configuration)
        else {
            throw .modelUnusable(path: model.acoustic)
        }
        self.decoder = decoder
        return decoder
    }
}
