import Foundation
import Testing

@testable import EchoAudio

@Suite struct `Making sound fit to be understood` {
    private func level(_ samples: some Sequence<Int16>) -> Double { 20 * log10(max(Sound.rms(samples), 1e-5)) }

    private func process(_ sound: [Int16], _ measures: SoundConditioner.Measures) -> [Int16] {
        var conditioner = SoundConditioner(measures)
        return stride(from: 0, to: sound.count - 479, by: 480).flatMap {
            conditioner.process(Array(sound[$0..<$0 + 480]))
        }
    }

    @Test func `steady noise becomes softer by more than 10 dB`() {
        let noise = Sound.noise(amplitude: 0.02, frames: 24_000 * 4)

        let sound = process(noise, .denoise)

        #expect(level(sound.suffix(48_000)) < level(noise) - 10)
    }

    @Test func `speech in noise stands out of it afterwards`() throws {
        let speech = try Speech.sentence("Please tell me what the weather is like in Lisbon.", voice: "slt")
        let pause = Sound.silence(48_000)
        let noisy = Sound.mix(
            pause + speech.map { $0 / 2 }, Sound.noise(amplitude: 0.02, frames: 48_000 + speech.count))

        let sound = process(noisy, .denoise)

        func contrast(_ sound: [Int16]) -> Double {
            level(sound[48_000..<sound.count - 480]) - level(sound[24_000..<47_000])
        }
        #expect(contrast(sound) > contrast(noisy) + 8)
    }

    @Test func `soft speech becomes louder, and loud speech does not clip`() throws {
        let speech = try Speech.sentence("Please tell me what the weather is like in Lisbon today.", voice: "slt")
        let soft = (speech + speech).map { $0 / 24 }

        let louder = process(soft, .level)

        #expect(level(louder.suffix(speech.count)) > level(soft) + 6)
        #expect(!process(speech + speech, .level).contains(.max))
    }

    @Test func `without measures the sound stays as it was`() {
        let noise = Sound.noise(amplitude: 0.02, frames: 9_600)
        #expect(process(noise, []) == noise)
    }

    @Test func `silence for a minute stays silence`() {
        #expect(process(Sound.silence(24_000 * 60), [.denoise, .level]).allSatisfy { abs($0) <= 1 })
    }
}
