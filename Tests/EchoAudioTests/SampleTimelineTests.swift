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
}
