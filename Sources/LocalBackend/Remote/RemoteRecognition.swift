import EchoAudio

/// One utterance that ears understand as a whole: they are asked about what there is while it grows, and settle it when
/// it is over.
actor RemoteRecognition: RecognitionProtocol {
    private struct Glimpse: Sendable {
        var samples: Int
        var words: Task<String?, Never>
    }

    private var sound = PCM16()
    private var rules: PartialRules?
    private var glimpse: Glimpse?
    private var words = ""
    private let glance: @Sendable (PCM16) async -> String?
    private let understand: @Sendable (PCM16) async -> RecognizedWords

    /// - Parameters:
    ///   - isPartial: Ears that are asked about what there is; others hear it once, when it is over.
    ///   - glance: The words so far; nil when they cannot be had.
    ///   - understand: All the words, whoever finds them.
    init(
        isPartial: Bool = true, glance: @escaping @Sendable (PCM16) async -> String?,
        understand: @escaping @Sendable (PCM16) async -> RecognizedWords
    ) {
        rules = isPartial ? PartialRules() : nil
        (self.glance, self.understand) = (glance, understand)
    }

    deinit { glimpse?.words.cancel() }

    func feed(_ sound: PCM16) async -> String {
        self.sound.samples += sound.samples
        if rules?.hear(sound) == true { ask() }
        return words
    }

    func finish() async -> RecognizedWords {
        let whole = sound
        sound = PCM16()
        guard !whole.samples.isEmpty else { return RecognizedWords(text: "") }
        if let glimpse, rules?.covers(glimpse.samples) == true {
            let words = await withTaskCancellationHandler {
                await glimpse.words.value
            } onCancel: {
                glimpse.words.cancel()
            }
            if let words, !words.isEmpty { return RecognizedWords(text: words) }
        }
        glimpse?.words.cancel()
        return await understand(whole)
    }

    func cancel() async {
        glimpse?.words.cancel()
        sound = PCM16()
    }

    /// Asks about all that is there; a question about less of it is not waited for any more.
    private func ask() {
        glimpse?.words.cancel()
        let samples = rules?.asked ?? 0
        glimpse = Glimpse(
            samples: samples,
            words: Task { [glance, sound, weak self] in
                // One that comes late to its thread may be superseded already.
                let words = Task.isCancelled ? nil : await glance(sound)
                await self?.learn(words, from: samples)
                return words
            })
    }

    private func learn(_ heard: String?, from samples: Int) {
        guard glimpse?.samples == samples else { return }
        rules?.answer(heard != nil)
        if let heard, !heard.isEmpty { words = heard }
    }
}
