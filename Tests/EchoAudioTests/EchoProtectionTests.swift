import EchoTestKit
import Foundation
import Testing

@testable import EchoAudio

@Suite struct `Keeping the loudspeaker out of the microphone` {
    /// A loudspeaker, a room and somebody in it, at the same times in every run.
    private struct Room {
        var delayMilliseconds = 40
        /// dB of the echo against what is played.
        var gain = -10.0
        var seconds = 12
        /// When somebody speaks, in seconds.
        var speaker: Range<Int>?

        private static let rate = 24_000
        private let start = SampleTimeline.epoch + .seconds(5)

        var played: [Int16] { Array(Self.answer.prefix(seconds * Self.rate)) }

        private var voice: [Int16] {
            guard let speaker else { return [] }
            let silence = [Int16](repeating: 0, count: speaker.lowerBound * Self.rate)
            return silence + Self.question.prefix(speaker.count * Self.rate)
        }

        private static let answer = spoken(12, pitch: 130, level: 0.5)
        private static let question = spoken(3, pitch: 210, level: 0.25)

        /// A buzz that rises and falls like syllables, over a noise that is never the same: broad, as speech is.
        private static func spoken(_ seconds: Int, pitch: Double, level: Double) -> [Int16] {
            var phase = 0.0
            var state = UInt32(pitch)
            return (0..<seconds * rate).map { index in
                let time = Double(index) / Double(rate)
                phase += (pitch + 30 * sin(2 * .pi * 2.3 * time)) / Double(rate)
                state = state &* 1_664_525 &+ 1_013_904_223
                let syllable = max(0, sin(2 * .pi * 3.1 * time)) * (sin(2 * .pi * 0.3 * time) > -0.8 ? 1 : 0)
                let buzz = (1...8).reduce(0.0) { $0 + sin(2 * .pi * phase * Double($1)) / Double($1) }
                let hiss = Double(Int32(bitPattern: state)) / Double(Int32.max)
                return Int16((buzz + 0.3 * hiss) * syllable * level * 8_000)
            }
        }

        /// What the microphone takes: the echo over a dozen ways, somebody, and the noise of a quiet room.
        var captured: [Int16] {
            let (far, near) = (played, voice)
            let ways = [(0, 1.0), (61, 0.4), (149, -0.3), (373, 0.22), (701, -0.15), (1_103, 0.1), (1_511, 0.06)]
            let strength = pow(10, gain / 20)
            var state: UInt32 = 9
            return far.indices.map { index in
                var sum = index < near.count ? Double(near[index]) : 0
                for (lag, share) in ways where index >= lag + delayMilliseconds * 24 {
                    sum += strength * share * Double(far[index - lag - delayMilliseconds * 24])
                }
                state = state &* 1_664_525 &+ 1_013_904_223
                return Int16(clamping: Int(sum) + Int(state >> 28) - 8)
            }
        }

        func instant(_ index: Int) -> ContinuousClock.Instant {
            start + .nanoseconds(Int64(index) * 1_000_000_000 / Int64(Self.rate))
        }
    }

    /// What is left, and what was measured each second. Times jitter as those of devices do.
    private func protect(_ room: Room, _ protector: inout EchoProtector) -> (sound: [Int16], readings: [EchoReading]) {
        let (far, near) = (room.played, room.captured)
        var reference = EchoReference()
        var (sound, readings): ([Int16], [EchoReading]) = ([], [])
        for start in stride(from: 0, to: near.count - 479, by: 480) {
            let jitter = Duration.microseconds(start / 480 * 7_919 % 2_000)
            reference.append(far[start..<start + 480], lastHeardAt: room.instant(start + 479) + jitter)
            sound += protector.clean(
                Array(near[start..<start + 480]), capturedAt: room.instant(start + 479) - jitter
            ) { reference.heard($0, offset: $1) }
            if start / 480 % 50 == 49 { readings.append(protector.reading) }
        }
        return (sound, readings)
    }

    private func level(_ samples: [Int16], _ seconds: Range<Int>) -> Double {
        20 * log10(max(Sound.rms(samples[(seconds.lowerBound * 24_000)..<(seconds.upperBound * 24_000)]), 1e-5))
    }

    @Test(arguments: [0, 40, 120, 250]) func `an echo is found wherever it is, and cancelled`(delay: Int) throws {
        let room = Room(delayMilliseconds: delay, seconds: 10)
        var protector = EchoProtector(.cancel)

        let (sound, readings) = protect(room, &protector)

        let found = try #require(readings.last?.delay)
        #expect(abs(found - Double(delay)) < 3, "\(found)")
        #expect(level(room.captured, 7..<10) - level(sound, 7..<10) > 15)
        #expect(try #require(readings.last?.loss) > 15)
    }

    @Test(arguments: [-25.0, -10, 0]) func `what is left of an echo is silent behind the gate`(gain: Double) {
        var protector = EchoProtector([.cancel, .gate])

        let (sound, _) = protect(Room(gain: gain, seconds: 10), &protector)

        #expect(level(sound, 3..<10) < -58, "\(level(sound, 3..<10))")
    }

    @Test(arguments: [EchoProtector.Measures.gate, [.cancel, .gate]], [-25.0, -10])
    func `somebody who speaks over the echo is heard`(measures: EchoProtector.Measures, gain: Double) {
        var protector = EchoProtector(measures)

        let (sound, _) = protect(Room(gain: gain, speaker: 8..<10), &protector)

        #expect(level(sound, 5..<8) < -50, "\(level(sound, 5..<8))")
        #expect(level(sound, 8..<10) > level(sound, 5..<8) + 12, "\(level(sound, 8..<10))")
    }

    @Test func `without measures the sound stays as it was`() {
        let room = Room(seconds: 2)
        var protector = EchoProtector([])

        let (sound, readings) = protect(room, &protector)

        #expect(sound == room.captured)
        #expect(readings.allSatisfy { $0 == EchoReading() })
    }

    @Test func `while the loudspeaker is silent everything passes`() {
        var (reference, protector) = (EchoReference(), EchoProtector(.gate))
        let room = Room()
        let sound = Sound.sine(300, amplitude: 0.01, frames: 24_000)

        reference.append(Sound.silence(480)[...], lastHeardAt: room.instant(0))
        let passed = stride(from: 0, to: 24_000, by: 480).flatMap { start in
            protector.clean(Array(sound[start..<start + 480]), capturedAt: room.instant(start + 479)) {
                reference.heard($0, offset: $1)
            }
        }

        #expect(passed == sound)
    }

    @Test func `samples stand where they were heard, jitter or not, and a jump leaves silence`() {
        var reference = EchoReference()
        let room = Room()
        let sound = (0..<9_600).map { Int16($0) }
        for start in stride(from: 0, to: 4_800, by: 480) {
            let jitter = Duration.microseconds(start % 960 == 0 ? 3_000 : -3_000)
            reference.append(sound[start..<start + 480], lastHeardAt: room.instant(start + 479) + jitter)
        }
        reference.append(sound[4_800..<5_280], lastHeardAt: room.instant(24_479))

        let first = SampleTimeline.index(room.instant(0))
        let heard = reference.heard(first..<first + 24_480).samples

        let place = heard.firstIndex(of: 1_000) ?? 0
        #expect(abs(place - 1_000) < 80)
        #expect(Array(heard[place..<place + 3_000]) == Array(sound[1_000..<4_000]))
        #expect(heard[6_000..<23_990].allSatisfy { $0 == 0 })
        #expect(abs(heard[24_010] - 4_810) < 3)
    }

    @Test func `what was told too soon before a jump was believed goes with it`() {
        var reference = EchoReference()
        let room = Room()
        let sound = (0..<9_600).map { Int16($0) }
        for start in stride(from: 0, to: 9_600, by: 480) {
            // The device leaves out 20 ms.
            let late = start < 4_800 ? Duration.zero : .milliseconds(20)
            reference.append(sound[start..<start + 480], lastHeardAt: room.instant(start + 479) + late)
        }

        // Times are whole nanoseconds: the first sample stands one earlier.
        let first = SampleTimeline.index(room.instant(0)) - 1
        let heard = reference.heard(first..<first + 10_080)

        #expect(heard.isTorn)
        #expect(heard.samples[..<4_800] == sound[..<4_800])
        #expect(heard.samples[4_800..<5_280].allSatisfy { $0 == 0 })
        #expect(heard.samples[5_280...] == sound[4_800...])
        #expect(!reference.heard(first..<first + 4_700).isTorn)
    }

    @Test func `a clock that drifts is counted on, and how far it went is known`() {
        var timeline = SampleTimeline()
        let start = SampleTimeline.epoch + .seconds(5)
        var places: [Int] = []

        // 200 ppm fast: a sample more in 5,000.
        for chunk in 0..<3_000 {
            let last = start + .nanoseconds(Int64(Double(chunk + 1) * 480 * 1_000_000_000 / 24_000 / 1.0002))
            places.append(timeline.place(480, lastAt: last))
        }

        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 == 480 })
        #expect(abs(timeline.drift + 288) < 40, "\(timeline.drift)")
    }

    @Test func `a word after digital silence is not taken for the room`() {
        var coupling = EchoCoupling()
        for _ in 0..<50 { coupling.hear(LevelReading.floor) }

        coupling.hear(-30)

        #expect(coupling.noise < -80)
    }

    @Test func `a device that begins with silence says nothing of the room`() {
        var coupling = EchoCoupling()
        for _ in 0..<50 { coupling.hear(LevelReading.floor) }
        for frame in 0..<200 { coupling.hear(frame.isMultiple(of: 3) ? -55 : -50) }

        #expect(abs(coupling.noise + 55) < 0.5)
    }
}
