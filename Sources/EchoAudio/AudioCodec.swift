public import Foundation

/// How sound goes over a wire.
public enum AudioCodec: String, Sendable, Hashable, CaseIterable {
    /// Signed 16 bit, little-endian, 24 kHz.
    case pcm16
    /// G.711 µ-law, 8 bit, 8 kHz: telephones in America and Japan.
    case muLaw
    /// G.711 A-law, 8 bit, 8 kHz: telephones elsewhere.
    case aLaw

    /// Bytes of one millisecond.
    public var bytesPerMillisecond: Int { self == .pcm16 ? 48 : 8 }

    /// The sound as everything here counts and hears it. A sample of a telephone is held for three, not smoothed, so that
    /// `encode(_:)` gives back the very bytes.
    public func decode(_ data: Data) -> PCM16 {
        switch self {
        case .pcm16: PCM16(littleEndian: data)
        case .muLaw: Self.raise(data, Self.muLawSamples)
        case .aLaw: Self.raise(data, Self.aLawSamples)
        }
    }

    /// The bytes of a sound: of one that was decoded, those from which it was.
    public func encode(_ sound: PCM16) -> Data {
        switch self {
        case .pcm16: sound.littleEndianData
        case .muLaw: Self.lower(sound) { $0 == Self.negativeZero ? 0x7F : MuLaw.encode($0) }
        case .aLaw: Self.lower(sound, ALaw.encode)
        }
    }

    /// Three samples at 24 kHz last as long as one at 8 kHz.
    private static let factor = PCM16.sampleRate / 8000
    /// µ-law has two zeros; no other code becomes this sample.
    private static let negativeZero: Int16 = -1
    private static let aLawSamples = ALaw.decode(Array(0...255))
    private static let muLawSamples: [Int16] = {
        var samples = MuLaw.decode(Array(0...255))
        samples[0x7F] = negativeZero
        return samples
    }()

    private static func raise(_ data: Data, _ table: [Int16]) -> PCM16 {
        let samples = [Int16](unsafeUninitializedCapacity: data.count * factor) { samples, count in
            data.withUnsafeBytes { codes in
                for (place, code) in codes.enumerated() {
                    let sample = table[Int(code)]
                    for index in place * factor..<(place + 1) * factor { samples[index] = sample }
                }
            }
            count = data.count * factor
        }
        return PCM16(samples)
    }

    private static func lower(_ sound: PCM16, _ encode: (Int16) -> UInt8) -> Data {
        sound.samples.withUnsafeBufferPointer { samples in
            let count = (samples.count + factor - 1) / factor
            return Data(
                [UInt8](unsafeUninitializedCapacity: count) { codes, filled in
                    for index in 0..<count { codes[index] = encode(samples[index * factor]) }
                    filled = count
                })
        }
    }
}
