public import Foundation

/// Sound in a file: 16-bit PCM in a RIFF container.
public struct WAVFile: Sendable, Hashable {
    public var sampleRate: Int
    public var channels: Int
    /// Interleaved.
    public var samples: [Int16]

    public init(samples: [Int16], sampleRate: Int = PCM16.sampleRate, channels: Int = 1) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.channels = channels
    }

    /// A recording that was cut off, whose header says nothing of its length, is read as far as it goes.
    public init(_ data: Data) throws(WAVError) {
        let bytes = [UInt8](data)
        guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8)
        else {
            throw .notWAV
        }
        let chunks = RIFFChunks.read(bytes)
        guard let format = chunks["fmt "], format.count >= 16 else { throw .notWAV }
        let (tag, bits) = (RIFFChunks.number(format, 0, 2), RIFFChunks.number(format, 14, 2))
        guard tag == 1 || tag == 0xFFFE, bits == 16 else {
            throw .unsupportedFormat(tag: UInt16(tag), bits: UInt16(bits))
        }
        guard let sound = chunks["data"] else { throw .noSamples }
        samples = PCM16(littleEndian: Data(sound)).samples
        sampleRate = RIFFChunks.number(format, 4, 4)
        channels = max(1, RIFFChunks.number(format, 2, 2))
    }

    /// The channels' mean.
    public var mono: [Int16] {
        guard channels > 1 else { return samples }
        return stride(from: 0, to: samples.count - channels + 1, by: channels).map { start in
            Int16(samples[start..<start + channels].reduce(0) { $0 + Int($1) } / channels)
        }
    }

    public var data: Data {
        Self.header(dataBytes: samples.count * 2, sampleRate: sampleRate, channels: channels)
            + PCM16(samples).littleEndianData
    }

    /// Bytes in front of the samples.
    public static let headerBytes = 44
    /// Bytes of samples that a file holds at most: its sizes are numbers of 32 bits.
    public static let mostDataBytes = 0xFFFF_FFFF - headerBytes

    /// The header in front of so many bytes of samples.
    public static func header(dataBytes size: Int, sampleRate: Int = PCM16.sampleRate, channels: Int = 1) -> Data {
        var bytes = Data("RIFF".utf8) + Self.bytes(36 + size, 4) + Data("WAVEfmt ".utf8) + Self.bytes(16, 4)
        bytes += Self.bytes(1, 2) + Self.bytes(channels, 2) + Self.bytes(sampleRate, 4)
        bytes += Self.bytes(sampleRate * channels * 2, 4) + Self.bytes(channels * 2, 2) + Self.bytes(16, 2)
        return bytes + Data("data".utf8) + Self.bytes(size, 4)
    }

    private static func bytes(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
}

/// Why bytes are not a WAV file this program reads.
public enum WAVError: Error, Sendable, Hashable {
    case notWAV
    /// Only 16-bit PCM is read.
    case unsupportedFormat(tag: UInt16, bits: UInt16)
    case noSamples
}
