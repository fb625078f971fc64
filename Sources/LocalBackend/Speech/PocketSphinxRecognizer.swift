/// Understands English with PocketSphinx, without a network and without a model download.
public struct PocketSphinxRecognizer: SpeechRecognizerProtocol {
    private let pool: SphinxPool

    /// - Parameters:
    ///   - decoders: how many utterances may be recognised at once; each decoder holds about 100 MB.
    public init(model: PocketSphinxModel = PocketSphinxModel(), decoders: Int = 2) {
        pool = SphinxPool(model: model, capacity: decoders)
    }

    /// Loads the model and learns `vocabulary` before the first utterance. Takes about a second.
    public func warmUp(vocabulary: [String] = []) async throws {
        let decoder = await pool.borrow()
        let result = await Result { try await decoder.prepare(vocabulary: vocabulary) }
        await pool.giveBack(decoder)
        try result.get()
    }

    public func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        let decoder = await pool.borrow()
        do {
            try await decoder.start(vocabulary: vocabulary)
            return SphinxRecognition(decoder: decoder, pool: pool)
        } catch {
            await pool.giveBack(decoder)
            throw error
        }
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
