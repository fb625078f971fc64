import Testing

@testable import echo_tui

@Suite struct `Telling how far it is` {
    private let start = ContinuousClock.now

    private func told(_ pace: MeterPace, at seconds: [Double]) -> [Double] {
        var pace = pace
        return seconds.filter { pace.isDue(at: start + .seconds($0)) }
    }

    @Test func `is at once on a terminal, and ten times a second at most`() {
        #expect(told(.terminal, at: [0, 0.05, 0.11, 0.15, 0.3]) == [0, 0.11, 0.3])
    }

    @Test func `is a line each five seconds elsewhere, and none of what is done sooner`() {
        #expect(told(.lines, at: [0, 1, 4.9, 5, 6, 9.9, 10.1, 30]) == [5, 10.1, 30])
    }
}
