import Foundation
import Testing

@testable import EchoAudio

@Suite struct `Sound for a telephone line and from one` {
    private func tone(_ hertz: Double, milliseconds: Int = 500) -> PCM16 {
        PCM16(
            (0..<24 * milliseconds).map { Int16(10_000 * sin(2 * Double.pi * hertz * Double($0) / 24_000)) })
    }

    /// Without its first and last 20 ms.
    private func level(_ samples: [Int16]) -> Double {
        let middle = samples.dropFirst(480).dropLast(480)
        return (middle.reduce(0) { $0 + Double($1) * Double($1) } / Double(middle.count)).squareRoot()
    }

    private func heard(_ bytes: Data) -> [Int16] { AudioCodec.muLaw.decode(bytes).samples }

    @Test func `has nothing of what lies above 4 kHz, which would be heard below it`() {
        let plain = level(heard(AudioCodec.muLaw.encode(tone(6_000))))
        #expect(plain > 5_000)
        #expect(level(heard(LineEncoder.bytes(of: tone(6_000), .muLaw))) < plain / 100)
    }

    @Test(arguments: [AudioCodec.muLaw, .aLaw]) func `is as loud as it was below`(_ codec: AudioCodec) {
        let sound = tone(1_000)
        let bytes = LineEncoder.bytes(of: sound, codec)
        #expect(bytes.count == sound.samples.count / 3)
        #expect(abs(level(codec.decode(bytes).samples) / level(sound.samples) - 1) < 0.02)
    }

    @Test func `is the same in pieces`() {
        let sound = tone(900)
        var encoder = LineEncoder(.muLaw)
        var bytes = Data()
        for start in stride(from: 0, to: sound.samples.count, by: 500) {
            bytes += encoder.encode(PCM16(Array(sound.samples[start..<min(sound.samples.count, start + 500)])))
        }
        #expect(bytes == LineEncoder.bytes(of: sound, .muLaw))
    }

    /// Of the power of 20 ms.
    private func shareAboveTheLine(_ samples: [Int16]) -> Float {
        let power = PowerSpectrum(size: 512).power(of: samples[2_400..<2_912])
        let bin = 512 * 4_500 / 24_000
        return power[bin...].reduce(0, +) / power.reduce(0, +)
    }

    @Test func `is smooth for an ear`() {
        let bytes = LineEncoder.bytes(of: tone(1_000), .muLaw)
        var decoder = LineDecoder(.muLaw)
        let smooth = decoder.decode(bytes).samples
        #expect(abs(level(smooth) / level(tone(1_000).samples) - 1) < 0.02)
        #expect(shareAboveTheLine(heard(bytes)) > 0.01)
        #expect(shareAboveTheLine(smooth) < 0.0001)
    }

    @Test func `of 24 kHz is what it was`() {
        let sound = tone(6_000)
        #expect(LineEncoder.bytes(of: sound, .pcm16) == sound.littleEndianData)
        var decoder = LineDecoder(.pcm16)
        #expect(decoder.decode(sound.littleEndianData) == sound)
    }
}
