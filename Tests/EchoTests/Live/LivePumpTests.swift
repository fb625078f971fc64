import EchoAudio
import EchoTestKit
import Testing

@testable import Echo

@Suite struct `Sound keeps flowing into a live session` {
    private let start = ContinuousClock.now
    private let piece = PCM16.silence(.milliseconds(20))

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    @Test func `silence is sent for every moment in which the microphone is closed`() {
        var pump = LivePump()
        pump.begin(at: start)

        for step in 1...500 { _ = pump.fill(at: at(step * 20)) }

        #expect(pump.clock == 10_000)
    }

    @Test func `looks that come late are made up for: ten minutes later nothing has drifted`() {
        var pump = LivePump()
        pump.begin(at: start)
        var now = 0

        for step in 0..<28_000 {
            // Every look is late, by another millisecond each.
            now += 20 + step % 4
            _ = pump.fill(at: at(now))
        }

        #expect((now - 20...now).contains(pump.clock))
    }

    @Test func `what an open microphone hears goes at once, and no silence between`() {
        var pump = LivePump()
        pump.begin(at: start)
        pump.isHearing = true
        var silences = 0

        for step in 1...500 {
            let passed = pump.pass(piece, capturedAt: at(step * 20 - 5), at: at(step * 20))
            #expect(passed == piece)
            if pump.fill(at: at(step * 20 + 9)) != nil { silences += 1 }
        }

        #expect(silences == 0)
        #expect(pump.clock == 10_000)
    }

    @Test func `a microphone that gives a tenth of a second at once is no stalled one`() {
        var pump = LivePump()
        pump.begin(at: start)
        pump.isHearing = true
        var silences = 0

        for step in 1...100 {
            for part in 0..<5 { _ = pump.pass(piece, capturedAt: at(step * 100 - 80 + part * 20), at: at(step * 100)) }
            for tick in 1...5 where pump.fill(at: at(step * 100 + tick * 20 - 1)) != nil { silences += 1 }
        }

        #expect(silences == 0)
    }

    @Test func `silence takes the place of a stalled microphone, and what it heard meanwhile is not sent behind it`() {
        var pump = LivePump()
        pump.begin(at: start)
        pump.isHearing = true
        for step in 1...25 { _ = pump.fill(at: at(step * 20)) }
        #expect(pump.clock >= 440)

        let late = (1...22).compactMap { pump.pass(piece, capturedAt: at($0 * 20), at: at(500)) }

        let fresh = pump.pass(piece, capturedAt: at(495), at: at(500))
        #expect(late.count <= 3)
        #expect(fresh != nil)
    }

    @Test func `words that are heard late are sent behind the silence in their place, and quiet makes up for them`() {
        var pump = LivePump()
        pump.begin(at: start)
        pump.isHearing = true
        let voice = SpokenSound.voice(milliseconds: 400)
        let words = stride(from: 0, to: voice.samples.count, by: 480).map {
            PCM16(Array(voice.samples[$0..<$0 + 480]))
        }
        for step in 1...10 { _ = pump.pass(piece, capturedAt: at(step * 20 - 5), at: at(step * 20)) }
        for step in 11...35 { _ = pump.fill(at: at(step * 20)) }
        let before = pump.clock

        let sent = words.indices.compactMap {
            pump.pass(words[$0], capturedAt: at(220 + $0 * 20), at: at(700))
        }

        // What begins to sound is heard within 20 ms.
        #expect(sent.count >= words.count - 1)
        #expect(pump.clock == before + sent.count * 20)

        for step in 36...100 {
            _ = pump.pass(piece, capturedAt: at(step * 20 - 5), at: at(step * 20))
            _ = pump.fill(at: at(step * 20 + 9))
        }

        #expect((1_960...2_040).contains(pump.clock), "\(pump.clock)")
    }

    @Test func `a machine that slept does not make up for what it missed`() {
        var pump = LivePump()
        pump.begin(at: start)
        _ = pump.fill(at: at(20))

        _ = pump.fill(at: at(100_020))

        #expect(pump.clock <= 60)
    }

    @Test func `before a session begins nothing is sent`() {
        var pump = LivePump()
        pump.isHearing = true

        let (silence, sound) = (pump.fill(at: at(20)), pump.pass(piece, capturedAt: at(20), at: at(20)))

        #expect(silence == nil)
        #expect(sound == nil)
    }
}
