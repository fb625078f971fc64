import EchoTestKit
import Testing

@testable import EchoTerminal

@Suite struct `How long the terminal is listened to when it is left` {
    private func makeSUT(answeredAfter time: Duration? = nil) -> TerminalProbe {
        var probe = TerminalProbe()
        _ = probe.questions()
        if let time { probe.receive(.attributes([62]), after: time) }
        return probe
    }

    @Test func `not at all where it has nothing to say`() {
        #expect(TerminalProbe().farewellTime(since: .zero, tellsMore: false) == .zero)
        #expect(makeSUT(answeredAfter: .milliseconds(4)).farewellTime(since: .seconds(9), tellsMore: false) == .zero)
    }

    @Test func `as long as its words need to come, and a little longer`() {
        let near = makeSUT(answeredAfter: .milliseconds(4))
        let far = makeSUT(answeredAfter: .milliseconds(400))
        #expect(near.farewellTime(since: .seconds(9), tellsMore: true) == .milliseconds(21))
        #expect(far.farewellTime(since: .seconds(9), tellsMore: true) == .milliseconds(650))
    }

    @Test func `never longer than a second`() {
        #expect(makeSUT(answeredAfter: .seconds(5)).farewellTime(since: .seconds(9), tellsMore: true) == .seconds(1))
    }

    @Test func `a question that is open is waited for until a second after it was asked`() {
        let probe = makeSUT()
        #expect(probe.farewellTime(since: .milliseconds(300), tellsMore: false) == .milliseconds(700))
        #expect(probe.farewellTime(since: .seconds(2), tellsMore: false) == .zero)
    }

    @Test func `one that never answered is given a moment where it tells of the mouse`() {
        #expect(makeSUT().farewellTime(since: .seconds(2), tellsMore: true) == .milliseconds(50))
    }
}
