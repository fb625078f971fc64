import EchoAudio
import Foundation
import LocalBackend

/// Understands a recording of the loudspeaker.
enum HeardWords {
    private static let recognizer = PocketSphinxRecognizer(decoders: 1)

    /// - Parameter likely: phrases that would not surprise.
    static func of(_ file: URL, likely: [String]) async throws -> String {
        let recording = try WAVFile(Data(contentsOf: file))
        let resampler = try Resampler(from: recording.sampleRate, to: PCM16.sampleRate)
        let samples = resampler.process(recording.mono) + resampler.flush()
        let recognition = try await recognizer.begin(vocabulary: likely)
        for start in stride(from: 0, to: samples.count, by: 2400) {
            _ = await recognition.feed(PCM16(Array(samples[start..<min(start + 2400, samples.count)])))
        }
        return try await recognition.finish().text.lowercased()
    }
}
