import EchoAudio
import Foundation
import LocalBackend
import Testing

@Suite struct `Flite speaks` {
    private static let synthesizer = FliteSynthesizer()
    private static let names = [
        "marin", "cedar", "alloy", "echo", "shimmer", "ash", "ballad", "coral", "sage", "verse",
    ]

    @Test func `Every published voice sounds and no two alike`() async throws {
        var sounds: Set<PCM16> = []
        for name in Self.names {
            let sound = try await speak("Good morning.", voice: name)
            #expect((0.4...2).contains(sound.duration / .seconds(1)), "\(name)")
            #expect(sound.samples.contains { abs(Int($0)) > 3000 }, "\(name)")
            sounds.insert(sound)
        }
        #expect(sounds.count == Self.names.count)
    }

    @Test func `The voice asked for last leaves nothing behind in the next`() async throws {
        let before = try await speak("Good morning, how are you?", voice: "marin")
        let high = try await speak("Good morning, how are you?", voice: "coral")
        let after = try await speak("Good morning, how are you?", voice: "marin")

        #expect(after.samples.count == before.samples.count)
        #expect(abs(pitch(of: after) - pitch(of: before)) < 6)
        #expect(pitch(of: high) > pitch(of: before) + 12)
    }

    @Test func `Half the speed takes twice as long`() async throws {
        let plain = try await speak("This is a sentence.", voice: "ash")
        let slow = try await speak("This is a sentence.", voice: "ash", speed: 0.5)

        #expect((1.8...2.2).contains(slow.duration / plain.duration))
    }

    @Test(arguments: [
        "", " ", "\u{0}\u{7}\u{1b}[31m", "🎲🎲🎲", "((([[[{{{", "...?!", "%n%s%d", "'", "-", "\u{202e}abc", "::::;;;",
        String(repeating: "é", count: 2000), String(repeating: "9", count: 400), "😀 hello 😀", "Привет, как дела?",
        "你好，世界",
    ])
    func `Odd text does not upset it`(text: String) async throws {
        _ = try await speak(text, voice: "marin")
    }

    @Test func `Text without a word is no sound`() async throws {
        #expect(try await speak("🎲 …", voice: "marin").samples.isEmpty)
    }

    @Test func `Very long text is spoken to its end`() async throws {
        let sound = try await speak(String(repeating: "one two three four five ", count: 60), voice: "echo", speed: 1.5)

        #expect(sound.duration > .seconds(40))
    }

    private func speak(_ text: String, voice: String, speed: Double = 1) async throws -> PCM16 {
        try await Self.synthesizer.speak(text, voice: voice, speed: speed)
    }

    /// Hz: the median over the loud stretches of the lag at which each is most like itself.
    private func pitch(of sound: PCM16) -> Double {
        let samples = sound.samples.map(Double.init)
        let lags = stride(from: 0, to: samples.count - 1500, by: 600).compactMap { start -> Int? in
            let window = samples[start..<start + 900]
            guard window.reduce(0, { $0 + $1 * $1 }) / 900 > 1e6 else { return nil }
            return (70..<340).max { likeness(samples, start, $0) < likeness(samples, start, $1) }
        }
        return 24_000 / Double(lags.sorted()[lags.count / 2])
    }

    private func likeness(_ samples: [Double], _ start: Int, _ lag: Int) -> Double {
        var product = 0.0
        var energy = 1.0
        for index in start..<start + 900 {
            product += samples[index] * samples[index + lag]
            energy += samples[index + lag] * samples[index + lag]
        }
        return product / energy.squareRoot()
    }
}
