import EchoAudio
import Testing

@Suite struct `Throttling levels` {
    private let start = ContinuousClock.now
    private let loud = LevelReading(rms: -20, peak: -12)
    private let quiet = LevelReading(rms: -80, peak: -75)

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start.advanced(by: .milliseconds(milliseconds)) }

    @Test func `a second of sound in steps of 10 ms shows 20 readings`() {
        var throttle = LevelThrottle()

        let shown = (0..<100).compactMap { throttle.admit(loud, at: at($0 * 10)) }

        #expect(shown == Array(repeating: loud, count: 20))
    }

    @Test func `after the last sound comes one silent reading, then nothing`() {
        var throttle = LevelThrottle()
        _ = throttle.admit(loud, at: at(0))

        let shown = (1..<100).compactMap { throttle.admit(quiet, at: at($0 * 10)) }

        #expect(shown == [LevelReading()])
    }

    @Test func `silence from the start shows nothing`() {
        var throttle = LevelThrottle()

        #expect((0..<100).allSatisfy { throttle.admit(quiet, at: at($0 * 10)) == nil })
        #expect(throttle.end() == nil)
    }

    @Test func `a peak between two readings is not lost`() {
        var throttle = LevelThrottle()
        let bang = LevelReading(rms: -3, peak: 0)
        _ = throttle.admit(loud, at: at(0))

        #expect(throttle.admit(bang, at: at(10)) == nil)
        #expect(throttle.admit(loud, at: at(20)) == nil)
        #expect(throttle.admit(quiet, at: at(50)) == bang)
    }

    @Test func `when the sound is cut off the silent reading is still owed`() {
        var throttle = LevelThrottle()
        _ = throttle.admit(loud, at: at(0))

        #expect(throttle.end() == LevelReading())
        #expect(throttle.end() == nil)
    }
}
