import EchoAudio

extension LocalServerConfiguration {
    /// The same parts, counted.
    func metered(by meter: PartMeter) -> LocalServerConfiguration {
        var metered = self
        metered.brain = MeteredBrain(brain: brain, meter: meter)
        metered.recognizer = MeteredRecognizer(recognizer: recognizer, meter: meter)
        metered.synthesizer = MeteredSynthesizer(synthesizer: synthesizer, meter: meter)
        metered.embedder = embedder.map { MeteredEmbedder(embedder: $0, meter: meter) }
        return metered
    }
}

/// Counts what a brain is asked.
private struct MeteredBrain: BrainProtocol {
    let brain: any BrainProtocol
    let meter: PartMeter

    var beginsEarly: Bool { brain.beginsEarly }

    func vocabulary(tools: [BrainTool]) -> [String] { brain.vocabulary(tools: tools) }
    func thoughts(about prompt: BrainPrompt) -> String { brain.thoughts(about: prompt) }
    func prepare(for prompt: BrainPrompt) async { await brain.prepare(for: prompt) }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        let start = ContinuousClock.now
        meter.begin(.brain)
        let parts = brain.answer(prompt)
        // Unbounded, as the brain's own: an answer is as long as it is.
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    var isFirst = true
                    for try await part in parts {
                        note(part, &isFirst, start)
                        continuation.yield(part)
                    }
                    meter.end(.brain, Task.isCancelled ? .stopped : .done)
                    continuation.finish()
                } catch {
                    meter.end(.brain, Task.isCancelled ? .stopped : .failed)
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func note(_ part: BrainPart, _ isFirst: inout Bool, _ start: ContinuousClock.Instant) {
        if case .delayed(let delay) = part {
            if case .queued = delay { meter.queue() }
            return
        }
        if case .provider = part { return }
        if isFirst { meter.took(.brain, since: start) }
        isFirst = false
    }
}

/// Counts what a recogniser is asked.
private struct MeteredRecognizer: SpeechRecognizerProtocol {
    let recognizer: any SpeechRecognizerProtocol
    let meter: PartMeter

    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        try await begin(vocabulary: vocabulary, language: nil)
    }

    func begin(vocabulary: [String], language: String?) async throws -> any RecognitionProtocol {
        let recognition = try await recognizer.begin(vocabulary: vocabulary, language: language)
        return MeteredRecognition(recognition: recognition, meter: meter)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords {
        try await transcribe(recording, vocabulary: vocabulary, language: nil)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String], language: String?) async throws -> RecognizedWords {
        try await meter.measure(.ears) {
            try await recognizer.transcribe(recording, vocabulary: vocabulary, language: language)
        }
    }
}

/// Measures from the end of an utterance on.
private struct MeteredRecognition: RecognitionProtocol {
    let recognition: any RecognitionProtocol
    let meter: PartMeter

    func feed(_ sound: PCM16) async -> String { await recognition.feed(sound) }
    func finish() async throws -> RecognizedWords { try await meter.measure(.ears) { try await recognition.finish() } }
    func cancel() async { await recognition.cancel() }
}

/// Counts what a voice says.
private struct MeteredSynthesizer: SpeechSynthesizerProtocol {
    let synthesizer: any SpeechSynthesizerProtocol
    let meter: PartMeter

    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        try await meter.measure(.voice) { try await synthesizer.speak(sentence, voice: voice, speed: speed) }
    }
}

/// Counts the texts whose meaning is asked for.
private struct MeteredEmbedder: EmbedderProtocol {
    let embedder: any EmbedderProtocol
    let meter: PartMeter

    func vectors(of texts: [String]) async -> TextVectors? {
        let start = ContinuousClock.now
        meter.begin(.embeddings)
        let vectors = await embedder.vectors(of: texts)
        if vectors != nil { meter.took(.embeddings, since: start) }
        meter.end(.embeddings, Task.isCancelled ? .stopped : vectors == nil ? .failed : .done)
        return vectors
    }
}
