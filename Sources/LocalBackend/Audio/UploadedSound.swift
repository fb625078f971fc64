import EchoAudio
import Foundation

/// A recording as people upload it: WAV of any rate, width and number of channels, made 24 kHz mono.
struct UploadedSound: Sendable, Hashable {
    /// Four hours of telephone sound fit into what may be uploaded; nothing longer is put together.
    private static let rates = 1_000...384_000

    let sound: PCM16

    init(wav data: Data) throws(UploadedSoundError) {
        let bytes = [UInt8](data)
        guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8)
        else { throw .notWAV }
        let chunks = RIFFChunks.read(bytes)
        guard let format = chunks["fmt "], format.count >= 16 else { throw .notWAV }
        guard let samples = chunks["data"] else { throw .noSamples }
        let rate = RIFFChunks.number(format, 4, 4)
        let channels = RIFFChunks.number(format, 2, 2)
        guard Self.rates.contains(rate), (1...32).contains(channels) else {
            throw .unusual(rate: rate, channels: channels)
        }
        let mono =
            switch try Self.coding(format) {
            case .muLaw: Self.mean(MuLaw.decode(Array(samples)), channels)
            case .aLaw: Self.mean(ALaw.decode(Array(samples)), channels)
            case let coding: Self.mono(samples, coding, channels)
            }
        guard !mono.isEmpty else { throw .noSamples }
        sound = PCM16(try Self.resampled(mono, from: rate))
    }

    private enum Coding {
        case unsigned8, signed16, signed24, signed32, float32, float64, muLaw, aLaw

        var width: Int {
            switch self {
            case .unsigned8, .muLaw, .aLaw: 1
            case .signed16: 2
            case .signed24: 3
            case .signed32, .float32: 4
            case .float64: 8
            }
        }
    }

    private static func coding(_ format: ArraySlice<UInt8>) throws(UploadedSoundError) -> Coding {
        let written = RIFFChunks.number(format, 0, 2)
        // An extensible format names its coding at the beginning of a GUID.
        let tag = written == 0xFFFE && format.count >= 26 ? RIFFChunks.number(format, 24, 2) : written
        let bits = RIFFChunks.number(format, 14, 2)
        switch (tag, bits) {
        case (1, 8): return .unsigned8
        case (1, 16): return .signed16
        case (1, 24): return .signed24
        case (1, 32): return .signed32
        case (3, 32): return .float32
        case (3, 64): return .float64
        case (6, 8): return .aLaw
        case (7, 8): return .muLaw
        default: throw .unknownCoding(tag: tag, bits: bits)
        }
    }

    private static func mono(_ bytes: ArraySlice<UInt8>, _ coding: Coding, _ channels: Int) -> [Int16] {
        let width = coding.width
        let frame = width * channels
        return bytes.withUnsafeBytes { raw -> [Int16] in
            (0..<raw.count / frame).map { index in
                let sum = (0..<channels).reduce(0) { $0 + sample(raw, index * frame + $1 * width, coding) }
                return Int16(clamping: sum / channels)
            }
        }
    }

    private static func mean(_ samples: [Int16], _ channels: Int) -> [Int16] {
        WAVFile(samples: samples, channels: channels).mono
    }

    private static func sample(_ raw: UnsafeRawBufferPointer, _ at: Int, _ coding: Coding) -> Int {
        switch coding {
        case .unsigned8: (Int(raw[at]) - 128) << 8
        case .signed16: Int(Int16(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: Int16.self)))
        case .signed24: Int(Int16(littleEndian: raw.loadUnaligned(fromByteOffset: at + 1, as: Int16.self)))
        case .signed32: Int(Int16(littleEndian: raw.loadUnaligned(fromByteOffset: at + 2, as: Int16.self)))
        case .float32:
            level(
                Double(Float(bitPattern: UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt32.self)))))
        case .float64:
            level(Double(bitPattern: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))))
        // Decoded by their tables, all at once.
        case .muLaw, .aLaw: 0
        }
    }

    private static func level(_ value: Double) -> Int {
        value.isFinite ? Int((min(max(value, -1), 1) * 32_767).rounded()) : 0
    }

    private static func resampled(_ samples: [Int16], from rate: Int) throws(UploadedSoundError) -> [Int16] {
        do throws(ResamplerError) {
            let resampler = try Resampler(from: rate, to: PCM16.sampleRate)
            return resampler.process(samples) + resampler.flush()
        } catch {
            throw .unusual(rate: rate, channels: 1)
        }
    }
}
