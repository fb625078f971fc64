import EchoAudio
import LocalBackend
import ProgramHarness

/// Understands what the loudspeaker played.
enum HeardWords {
    private static let recognizer = PocketSphinxRecognizer(decoders: 1)

    /// - Parameter likely: phrases that would not surprise.
    static func of(_ tap: SoundTap, likely: [String]) async throws -> String {
        let resampler = try Resampler(from: SoundTap.rate, to: PCM16.sampleRate)
        let samples = resampler.process(tap.samples) + resampler.flush()
        let recognition = try await recognizer.begin(vocabulary: likely)
        for start in stride(from: 0, to: samples.count, by: 2400) {
            _ = await recognition.feed(PCM16(Array(samples[start..<min(start + 2400, samples.count)])))
        }
        return try await recognition.finish().text.lowercased()
    }
}
