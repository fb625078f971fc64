import EchoAudio
import Foundation
import Immersion

/// Sound as it comes over the wire.
enum SoundBody {
    /// 16 bit, little-endian, mono, without a header.
    static func plain(_ data: Data, rate: Int) throws(ProviderError) -> SpokenSound {
        guard data.count >= 2 else { throw .invalidAnswer(reason: "it has no sound") }
        // What begins like a text is an error that somebody sends as sound.
        guard data.first != UInt8(ascii: "{"), data.first != UInt8(ascii: "<") || data.count > 4096 else {
            throw .invalidAnswer(reason: "it is a text and no sound")
        }
        return SpokenSound(samples: PCM16(littleEndian: data).samples, sampleRate: rate)
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
