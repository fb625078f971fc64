public import EchoAudio
import Foundation

/// Understands English with PocketSphinx, without a network and without a model download.
public struct PocketSphinxRecognizer: SpeechRecognizerProtocol {
    private let pool: SphinxPool

    /// - Parameters:
    ///   - decoders: how many utterances may be recognised at once; each decoder holds about 100 MB.
    public init(model: PocketSphinxModel = PocketSphinxModel(), decoders: Int = Self.usualDecoders) {
        pool = SphinxPool(model: model, capacity: decoders)
    }

    /// As many as there are processors, from two to four.
    public static var usualDecoders: Int { min(max(2, ProcessInfo.processInfo.activeProcessorCount), 4) }

    /// Loads the model and learns `vocabulary` before the first utterance. Takes about a second.
    public func warmUp(vocabulary: [String] = []) async throws { try await pool.prepare(vocabulary: vocabulary) }

    public func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        SphinxRecognition(pool: pool, vocabulary: vocabulary)
    }

    /// Segment by segment, between those of others.
    public func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords {
        var segments = SpokenSegments()
        var found: [RecognizedWords] = []
        for start in stride(from: 0, to: recording.samples.count, by: 24_000) {
            try Task.checkCancellation()
            let end = min(recording.samples.count, start + 24_000)
            for case .completed(let segment) in segments.receive(Array(recording.samples[start..<end])) {
                try await append(segment, to: &found, vocabulary)
            }
        }
        try await append(segments.rest, to: &found, vocabulary)
        return RecognizedWords.joining(found)
    }

    private func append(
        _ segment: SpokenSegments.Segment, to found: inout [RecognizedWords], _ vocabulary: [String]
    ) async throws {
        guard segment.isVoiced else { return }
        let transcript = try await pool.transcribe(segment.samples, vocabulary: vocabulary, isPatient: !found.isEmpty)
        found.append(transcript.delayed(bySamples: segment.offset))
    }
}
