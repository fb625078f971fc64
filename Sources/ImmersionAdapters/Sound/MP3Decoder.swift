import CMpg123
public import Foundation
public import Immersion

/// Reads MP3 with libmpg123, which is loaded when it is needed first.
public struct MP3Decoder: Sendable {
    /// Ten minutes of two channels at 44.1 kHz.
    static let mostSamples = 600 * 44_100 * 2

    /// Nil where libmpg123 is not installed.
    public init?() { guard cmp_load() else { return nil } }

    /// The channels' mean. Nil when it is not MP3, or more than ten minutes of it.
    public func decode(_ data: Data) -> SpokenSound? {
        var sound = cmp_sound()
        let isRead = data.withUnsafeBytes { raw in
            raw.bindMemory(to: UInt8.self).baseAddress.map { cmp_decode($0, raw.count, Self.mostSamples, &sound) }
        }
        defer { cmp_free(&sound) }
        guard isRead == true, let first = sound.samples else { return nil }
        let samples = UnsafeBufferPointer(start: first, count: sound.count)
        guard sound.channels == 2 else { return SpokenSound(samples: Array(samples), sampleRate: Int(sound.rate)) }
        let mono = stride(from: 0, to: samples.count - 1, by: 2).map { index -> Int16 in
            let sum = Int(samples[index]) + Int(samples[index + 1])
            return Int16(sum / 2)
        }
        return SpokenSound(samples: mono, sampleRate: Int(sound.rate))
    }
}
