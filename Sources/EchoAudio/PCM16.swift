public import Foundation

/// Mono sound, signed 16 bit, 24 kHz unless said otherwise: 48 bytes a millisecond.
public struct PCM16: Sendable, Hashable {
    /// Frames per second of everything the engine sends and plays.
    public static let sampleRate = 24_000

    public var samples: [Int16]

    public init(_ samples: [Int16] = []) { self.samples = samples }

    /// From little-endian bytes; an odd last byte is dropped.
    public init(littleEndian data: Data) {
        samples = data.withUnsafeBytes { raw in
            [Int16](unsafeUninitializedCapacity: raw.count / 2) { samples, count in
                count = raw.count / 2
                UnsafeMutableRawBufferPointer(samples).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: raw[..<(count * 2)]))
                #if _endian(big)
                for index in 0..<count { samples[index] = Int16(littleEndian: samples[index]) }
                #endif
            }
        }
    }

    public var littleEndianData: Data { samples.map(\.littleEndian).withUnsafeBytes { Data($0) } }

    /// At 24 kHz.
    public var duration: Duration { .microseconds(Int64(samples.count) * 1_000_000 / Int64(Self.sampleRate)) }

    public static func silence(_ duration: Duration) -> PCM16 {
        PCM16(Array(repeating: 0, count: FrameCount.frames(duration)))
    }
}
