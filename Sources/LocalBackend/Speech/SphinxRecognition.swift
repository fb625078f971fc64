import EchoAudio

/// One utterance: its sound is kept, and recognised in pauses and at its end, when a decoder is there for a moment.
///
/// A speaker who stops in the middle of a sentence takes nothing from others.
actor SphinxRecognition: RecognitionProtocol {
    private let pool: SphinxPool
    private let vocabulary: [String]
    private var segments = SpokenSegments()
    private var transcripts: [RecognizedWords] = []
    /// Of what was said since the last cut, as far as it went at the last pause.
    private var guess: (segment: SpokenSegments.Segment, transcript: RecognizedWords)?
    private var problem: (any Error)?
    private var isOver = false
    private var isPrepared = false

    init(pool: SphinxPool, vocabulary: [String]) {
        self.pool = pool
        self.vocabulary = vocabulary
    }

    func feed(_ sound: PCM16) async -> String {
        if !isPrepared {
            isPrepared = true
            await pool.prepareIfIdle(vocabulary: vocabulary)
        }
        for event in segments.receive(sound.samples) where !isOver {
            switch event {
            case .paused: await look()
            case .completed(let segment): await complete(segment)
            }
        }
        return RecognizedWords.joining(transcripts + [guess?.transcript].compactMap { $0 }).text
    }

    func finish() async throws -> RecognizedWords {
        guard !isOver else { return RecognizedWords(text: "") }
        isOver = true
        let rest = segments.rest
        if let guess, guess.segment == rest {
            transcripts.append(guess.transcript)
        } else {
            try await recognize(rest)
        }
        if let problem { throw problem }
        return RecognizedWords.joining(transcripts)
    }

    func cancel() { isOver = true }

    /// At the words so far, if nobody else needs the decoder.
    private func look() async {
        let segment = segments.rest
        guard let found = try? await pool.transcribeIfIdle(segment.samples, vocabulary: vocabulary) else { return }
        guess = (segment, found.delayed(bySamples: segment.offset))
    }

    private func complete(_ segment: SpokenSegments.Segment) async {
        guess = nil
        do { try await recognize(segment) } catch { problem = error }
    }

    private func recognize(_ segment: SpokenSegments.Segment) async throws {
        guard segment.isVoiced else { return }
        let found = try await pool.transcribe(
            segment.samples, vocabulary: vocabulary, isPatient: !transcripts.isEmpty)
        transcripts.append(found.delayed(bySamples: segment.offset))
    }
}
