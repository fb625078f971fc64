import EchoAudio
import Testing

@Suite struct `Noticing that something sounds` {
    private func room(_ milliseconds: Int, seed: UInt64 = 1) -> [Int16] {
        Sound.noise(amplitude: 0.001, frames: milliseconds * 24, seed: seed)
    }

    /// Milliseconds of 20 each after which something was heard.
    private func heard(_ sound: [Int16], _ onset: inout SpeechOnset) -> [Int] {
        stride(from: 0, to: sound.count - 479, by: 480).compactMap {
            onset.process(Array(sound[$0..<$0 + 480])) ? $0 / 24 + 20 : nil
        }
    }

    @Test(arguments: [0, 5, 10, 15]) func `a sound is noticed within 40 ms`(offset: Int) {
        var onset = SpeechOnset()
        let sound = room(1_000 + offset) + Sound.noise(amplitude: 0.05, frames: 4_800)

        let first = heard(sound, &onset).first ?? .max

        #expect(first > 1_000 && first <= 1_040 + offset)
    }

    @Test func `a click of a few milliseconds is not`() {
        var onset = SpeechOnset()
        let sound = room(990) + Sound.noise(amplitude: 0.3, frames: 96) + room(500, seed: 2)

        #expect(heard(sound, &onset).isEmpty)
    }

    @Test func `a quiet room is not, and neither is a minute of a fan that was switched on`() {
        var onset = SpeechOnset()
        #expect(heard(room(2_000), &onset).isEmpty)
        #expect(heard(Sound.noise(amplitude: 0.01, frames: 24_000), &onset).isEmpty == false)

        _ = heard(Sound.noise(amplitude: 0.01, frames: 60 * 24_000, seed: 3), &onset)

        #expect(heard(Sound.noise(amplitude: 0.01, frames: 24_000, seed: 4), &onset).isEmpty)
    }

    @Test func `digital silence, full scale and silence again break nothing`() {
        var onset = SpeechOnset()
        _ = heard(Sound.silence(48_000), &onset)
        #expect(!heard(Array(repeating: Int16.min, count: 4_800), &onset).isEmpty)
        #expect(heard(Sound.silence(4_800), &onset).allSatisfy { $0 <= 40 })
    }
}
