import Testing

@testable import EchoAudio

@Suite struct `Placing samples on the clock of the room` {
    private static let start = SampleTimeline.epoch + .seconds(5)

    /// When the last sample of a chunk of 20 ms sounds.
    private func last(_ chunk: Int, late milliseconds: Int = 0) -> ContinuousClock.Instant {
        Self.start + .milliseconds(20 * (chunk + 1) + milliseconds)
    }

    private func places(_ count: Int, late: (Int) -> Int) -> [Int] {
        var timeline = SampleTimeline()
        return (0..<count).map { timeline.place(480, lastAt: last($0, late: late($0))) }
    }

    private func steps(_ places: [Int]) -> [Int] { zip(places, places.dropFirst()).map { $1 - $0 } }

    @Test func `a thread that is late once, or twice, changes nothing`() {
        #expect(steps(places(200) { [50, 51, 120].contains($0) ? 60 : 0 }).allSatisfy { (479...481).contains($0) })
    }

    @Test(arguments: [12, -12, 35, 70]) func `a device that left something out is believed within 100 ms`(shift: Int) {
        let places = places(100) { $0 < 50 ? 0 : shift }

        #expect(abs(places[60] - places[40] - 20 * 480 - shift * 24) < 30)
        #expect(steps(places).filter { !(479...481).contains($0) }.count == 1)
    }

    @Test func `a jump is believed at once`() {
        #expect(steps(places(20) { $0 < 10 ? 0 : 500 }).filter { $0 != 480 } == [480 + 12_000])
    }

    /// As PipeWire told it, a quarter of a second each: an estimate that is corrected every second and a half, by up to
    /// 14 ms at first, and by 4.5 ms for ever.
    private static let wander = [
        17, 18, 21, 22, 23, 29, 31, 33, 35, 37, 42, 44, 46, 48, 51, 53, 45, 47, 48, 50, 52, 53, 39, 40, 41, 42, 43, 44,
        38, 39, 39, 40, 41, 42, 30, 31, 31, 32, 32, 33, 29, 29, 29, 30, 30, 30, 31, 32, 32, 32, 33, 33,
    ]

    private func wandering(_ chunk: Int) -> Int {
        let quarter = chunk * 20 / 250
        if quarter < Self.wander.count { return Self.wander[quarter] }
        return [26, 26, 29][(quarter - Self.wander.count) / 6 % 3]
    }

    @Test func `what is told by estimates that wander is not believed`() {
        let steps = steps(places(1_500, late: wandering)).dropFirst(16)

        #expect(steps.allSatisfy { (479...481).contains($0) })
    }

    @Test func `a device that left something out is believed where what is told wanders`() {
        let places = places(1_000) { wandering($0) + ($0 < 700 ? 0 : 35) }

        #expect(abs(places[750] - places[650] - 100 * 480 - 35 * 24) < 5 * 24)
    }
}
