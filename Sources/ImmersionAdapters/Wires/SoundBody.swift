import EchoAudio
import Foundation
import Immersion

/// Sound as it comes over the wire.
enum SoundBody {
    /// What was received, whatever was asked for: what its type and its bytes say that it is.
    ///
    /// - Parameters:
    ///   - rate: of plain sound, where its type does not say it.
    ///   - decoder: of MP3; nil where it cannot be read.
    static func sound(
        _ data: Data, type: String, rate: Int, decoder: MP3Decoder?
    ) throws(ProviderError) -> SpokenSound {
        guard data.count >= 2 else { throw .invalidAnswer(reason: "it has no sound") }
        switch SoundKind(data, type: type) {
        case .mp3: return try mp3(data, decoder)
        case .wav: return try wav(data)
        case .text: throw .invalidAnswer(reason: "it is text, not sound")
        case .other(let name): throw .invalidAnswer(reason: "it is \(name), which was not asked for")
        case .plain(let told):
            let rate = told.flatMap { (4_000...192_000).contains($0) ? $0 : nil } ?? rate
            return SpokenSound(samples: PCM16(littleEndian: data).samples, sampleRate: rate)
        }
    }

    private static func mp3(_ data: Data, _ decoder: MP3Decoder?) throws(ProviderError) -> SpokenSound {
        guard let decoder else { throw .invalidAnswer(reason: "it is MP3, and libmpg123 is not installed") }
        guard let sound = decoder.decode(data), !sound.samples.isEmpty else {
            throw .invalidAnswer(reason: "it is not MP3")
        }
        return sound
    }

    /// A file of a program or a server.
    static func wav(_ data: Data) throws(ProviderError) -> SpokenSound {
        guard let file = try? WAVFile(data), !file.samples.isEmpty, (1...384_000).contains(file.sampleRate) else {
            throw .invalidAnswer(reason: "it is not WAV")
        }
        return SpokenSound(samples: file.mono, sampleRate: file.sampleRate)
    }

    /// At another rate, as recognisers want it.
    static func resampled(_ sound: SpokenSound, to rate: Int) throws(ProviderError) -> [Int16] {
        do {
            let resampler = try Resampler(from: sound.sampleRate, to: rate)
            return resampler.process(sound.samples) + resampler.flush()
        } catch {
            throw .unsupported(what: "sound of \(sound.sampleRate) frames a second")
        }
    }
}
