import EchoAudio
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `Uploaded recordings become sound` {
    private static let frames = 4_800

    /// Half a scale of 440 Hz at `rate`, in every channel.
    private static func level(_ index: Int, _ rate: Int) -> Double {
        0.5 * sin(2 * .pi * 440 * Double(index) / Double(max(1, rate)))
    }

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func sample(_ level: Double, tag: Int, bits: Int) -> [UInt8] {
        switch (tag, bits) {
        case (1, 8): [UInt8(128 + Int(level * 127))]
        case (3, 32): bytes(Int(Float(level).bitPattern), 4)
        case (3, 64): bytes(Int(bitPattern: UInt(level.bitPattern)), 8)
        case (7, 8): MuLaw.encode([Int16(level * 32_767)])
        case (6, 8): ALaw.encode([Int16(level * 32_767)])
        default: bytes(Int(level * Double((1 << (bits - 1)) - 1)), bits / 8)
        }
    }

    static func wav(
        rate: Int = 24_000, channels: Int = 1, tag: Int = 1, bits: Int = 16, isExtensible: Bool = false,
        frames: Int = frames
    ) -> Data {
        let samples = (0..<frames).flatMap { index -> [UInt8] in
            let one = sample(level(index, rate), tag: tag, bits: bits)
            return (0..<channels).flatMap { _ in one }
        }
        var format = bytes(isExtensible ? 0xFFFE : tag, 2) + bytes(channels, 2) + bytes(rate, 4)
        format += bytes(rate * channels * bits / 8, 4) + bytes(channels * bits / 8, 2) + bytes(bits, 2)
        if isExtensible {
            format += bytes(22, 2) + bytes(bits, 2) + bytes(0, 4) + bytes(tag, 2) + Array(repeating: 0, count: 14)
        }
        let chunks =
            Array("WAVEfmt ".utf8) + bytes(format.count, 4) + format + Array("LIST".utf8) + bytes(3, 4) + [1, 2, 3, 0]
            + Array("data".utf8) + bytes(samples.count, 4) + samples
        return Data(Array("RIFF".utf8) + bytes(chunks.count, 4) + chunks)
    }

    @Test(arguments: [
        (24_000, 1, 1, 16, false), (8_000, 1, 7, 8, false), (8_000, 2, 6, 8, false), (16_000, 1, 1, 8, false),
        (44_100, 2, 1, 16, false), (48_000, 2, 1, 24, true), (96_000, 6, 1, 32, true), (22_050, 1, 3, 32, false),
        (48_000, 2, 3, 64, true),
    ])
    func `of any rate, width and number of channels`(
        rate: Int, channels: Int, tag: Int, bits: Int, isExtensible: Bool
    ) throws {
        let data = Self.wav(rate: rate, channels: channels, tag: tag, bits: bits, isExtensible: isExtensible)
        let sound = try UploadedSound(wav: data).sound.samples

        #expect(abs(sound.count - Self.frames * 24_000 / rate) <= 1)
        let middle = 200..<sound.count - 200
        let errors = middle.map { abs(Double(sound[$0]) / 32_767 - Self.level($0, 24_000)) }
        #expect((errors.max() ?? 1) < 0.03)
    }

    @Test(arguments: [Data(), Data("RIFF".utf8), Data("ID3\u{4}".utf8) + Data(count: 64), Data(count: 1_000)])
    func `other files are refused`(file: Data) {
        #expect(throws: UploadedSoundError.notWAV) { try UploadedSound(wav: file) }
    }

    @Test func `a recording without samples, of a strange coding or rate is refused`() {
        #expect(throws: UploadedSoundError.noSamples) { try UploadedSound(wav: Self.wav(frames: 0)) }
        #expect(throws: UploadedSoundError.unknownCoding(tag: 2, bits: 4)) {
            try UploadedSound(wav: Self.wav(tag: 2, bits: 4, frames: 0))
        }
        #expect(throws: UploadedSoundError.unusual(rate: 0, channels: 1)) {
            try UploadedSound(wav: Self.wav(rate: 0, frames: 4))
        }
        #expect(throws: UploadedSoundError.unusual(rate: 24_000, channels: 0)) {
            try UploadedSound(wav: Self.wav(channels: 0, frames: 4))
        }
    }

    @Test func `no file of rubbish makes it stumble`() {
        var random = SplitMix64(seed: 5)
        let whole = Self.wav(channels: 2, bits: 24, isExtensible: true, frames: 40)
        for _ in 0..<2_000 {
            var file = whole.prefix(Int.random(in: 0...whole.count, using: &random))
            for _ in 0..<4 where !file.isEmpty {
                file[Int.random(in: 0..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = try? UploadedSound(wav: Data(file))
        }
    }
}
