/// A few decoders, each lent for the moment in which one segment of speech is recognised, in the order of asking.
actor SphinxPool {
    private struct Waiter {
        let number: Int
        let vocabulary: [String]
        let samples: Int
        let continuation: CheckedContinuation<SphinxDecoder, any Error>
    }

    /// Samples that may wait for each decoder: 20 s, recognised in three to four.
    private static let backlog = 20 * 24_000

    private let model: PocketSphinxModel
    private let capacity: Int
    private var made = 0
    private var idle: [(decoder: SphinxDecoder, vocabulary: [String])] = []
    private var waiting: [Waiter] = []
    private var waiters = 0

    init(model: PocketSphinxModel, capacity: Int) {
        self.model = model
        self.capacity = max(1, capacity)
    }

    /// - Parameter isPatient: Waits however many others do: part of it was recognised already.
    /// - Throws: `SpeechError.busy` when too many others wait.
    func transcribe(_ samples: [Int16], vocabulary: [String], isPatient: Bool) async throws -> RecognizedWords {
        let decoder = try await borrow(vocabulary, samples.count, isPatient: isPatient)
        return try await transcribe(samples, vocabulary, with: decoder)
    }

    /// Nil when all decoders work.
    func transcribeIfIdle(_ samples: [Int16], vocabulary: [String]) async throws -> RecognizedWords? {
        guard let decoder = take(vocabulary) else { return nil }
        return try await transcribe(samples, vocabulary, with: decoder)
    }

    /// Learns the words while somebody begins to speak, if a decoder is idle.
    func prepareIfIdle(vocabulary: [String]) async {
        guard let decoder = take(vocabulary) else { return }
        defer { giveBack(decoder, vocabulary) }
        // What cannot be loaded fails again, with its reason, when it is needed.
        try? await decoder.prepare(vocabulary: vocabulary)
    }

    /// Loads the model and learns the words.
    func prepare(vocabulary: [String]) async throws {
        let decoder = try await borrow(vocabulary, 0, isPatient: true)
        defer { giveBack(decoder, vocabulary) }
        try await decoder.prepare(vocabulary: vocabulary)
    }

    private func transcribe(
        _ samples: [Int16], _ vocabulary: [String], with decoder: SphinxDecoder
    ) async throws -> RecognizedWords {
        defer { giveBack(decoder, vocabulary) }
        try Task.checkCancellation()
        return try await decoder.transcribe(samples, vocabulary: vocabulary)
    }

    private func borrow(_ vocabulary: [String], _ samples: Int, isPatient: Bool) async throws -> SphinxDecoder {
        if waiting.isEmpty, let decoder = take(vocabulary) { return decoder }
        let backlog = waiting.reduce(samples) { $0 + $1.samples }
        guard isPatient || waiting.isEmpty || backlog <= Self.backlog * capacity else { throw SpeechError.busy }
        waiters += 1
        let number = waiters
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
                waiting.append(
                    Waiter(number: number, vocabulary: vocabulary, samples: samples, continuation: continuation))
            }
        } onCancel: {
            Task { await self.leave(number) }
        }
    }

    private func leave(_ number: Int) {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: place).continuation.resume(throwing: CancellationError())
    }

    /// One that knows the words, if there is one: to learn them takes longer than to recognise.
    private func take(_ vocabulary: [String]) -> SphinxDecoder? {
        if let place = idle.firstIndex(where: { $0.vocabulary == vocabulary }) { return idle.remove(at: place).decoder }
        guard made == capacity else {
            made += 1
            return SphinxDecoder(model: model)
        }
        return idle.isEmpty ? nil : idle.removeFirst().decoder
    }

    private func giveBack(_ decoder: SphinxDecoder, _ vocabulary: [String]) {
        if waiting.isEmpty {
            idle.append((decoder, vocabulary))
        } else {
            waiting.removeFirst().continuation.resume(returning: decoder)
        }
    }
}
