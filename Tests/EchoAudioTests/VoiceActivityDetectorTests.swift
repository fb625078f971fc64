import EchoAudio
import Foundation
import Testing

@Suite struct `Detecting a voice` {
    private static let sentences = [
        "What is the weather in Lisbon today?", "Please set a timer for ten minutes.", "Hello.", "Stop.",
        "How many feet are there in a mile, and how many in a kilometre?", "Yes, six sister ships sailed south.",
    ]

    /// kal16 is a buzz whose mean lies 18 dB below its peaks: strong noise hides it.
    private static func voices(at noise: Double) -> [String] {
        noise < 0.02 ? ["slt", "kal16"] : ["slt", "awb", "rms"]
    }

    /// What the segmenter makes of the sound, in seconds.
    private func turns(_ samples: [Int16]) -> [SpeechSegmenter.Event] {
        var detector = VoiceActivityDetector()
        var segmenter = SpeechSegmenter(prefixPadding: .zero)
        return detector.process(samples).compactMap { segmenter.receive($0) }
    }

    /// Two seconds of silence before and after, and noise over all of it.
    private func scene(_ speech: [Int16], noise: Double) -> [Int16] {
        let padded = Sound.silence(48_000) + speech + Sound.silence(48_000)
        return Sound.mix(padded, Sound.noise(amplitude: noise, frames: padded.count))
    }

    @Test(arguments: sentences, [0.0, 0.01, 0.03])
    func `a sentence is one turn, with and without noise`(sentence: String, noise: Double) throws {
        for voice in Self.voices(at: noise) {
            let speech = try Speech.sentence(sentence, voice: voice)

            let events = turns(scene(speech, noise: noise))

            guard case .started(let start)? = events.first, case .stopped(let end)? = events.last else {
                Issue.record("\(voice) \(noise): \(events)")
                continue
            }
            #expect(events.count == 2, "\(voice) \(events)")
            #expect(start >= 48_000 && start <= 48_000 + 7_200, "\(voice) began \((start - 48_000) / 24) ms late")
            let late = end - (48_000 + speech.count)
            #expect(late >= 12_000 - 7_200 && late <= 12_000 + 7_200, "\(voice) ended \(late / 24) ms late")
        }
    }

    @Test(arguments: [0.001, 0.01, 0.05, 0.2]) func `steady noise is not a voice`(amplitude: Double) {
        #expect(turns(Sound.noise(amplitude: amplitude, frames: 240_000)) == [])
        #expect(turns(Sound.silence(48_000) + Sound.noise(amplitude: amplitude, frames: 240_000)) == [])
    }

    @Test(arguments: [50.0, 60, 100, 440, 1_000]) func `hum and tones are not a voice`(hertz: Double) {
        let harmonics = (1...5).map { Sound.sine(hertz * Double($0), amplitude: 0.1 / Double($0), frames: 240_000) }
        let hum = harmonics.dropFirst().reduce(harmonics[0], Sound.mix)

        #expect(turns(Sound.silence(48_000) + hum) == [])
        #expect(turns(Sound.mix(hum, Sound.noise(amplitude: 0.002, frames: hum.count))) == [])
    }

    @Test func `clicks and knocks are not a voice`() {
        var sound = Sound.noise(amplitude: 0.002, frames: 480_000)
        for (number, start) in stride(from: 24_000, to: 470_000, by: 9_000).enumerated() {
            let length = 24 + number * 12
            for frame in 0..<length {
                let decay = exp(-4 * Double(frame) / Double(length))
                sound[start + frame] = Int16(decay * 20_000 * sin(Double(frame) * 0.4))
            }
        }

        #expect(turns(sound) == [])
    }

    @Test func `the same sound gives the same answer, however it is cut`() throws {
        let sound = scene(try Speech.sentence("Good morning.", voice: "slt"), noise: 0.01)
        var whole = VoiceActivityDetector()
        var cut = VoiceActivityDetector()

        let once = whole.process(sound)
        var pieces: [Float] = []
        for start in stride(from: 0, to: sound.count, by: 333) {
            pieces += cut.process(Array(sound[start..<min(start + 333, sound.count)]))
        }

        #expect(once == pieces)
        #expect(once.count == sound.count / 480)
        #expect(once.allSatisfy { (0...1).contains($0) })
    }
}
