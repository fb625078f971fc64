import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Silence that costs money does not go on for ever` {
    @Test func `after two quiet minutes it is reminded once, after five it ends`() {
        var rules = SilenceRules()
        rules.begin(at: .seconds(10))
        #expect(rules.delay(at: .seconds(10)) == .seconds(120))

        let early = rules.step(at: .seconds(129))
        let reminder = rules.step(at: .seconds(130))
        let again = rules.step(at: .seconds(131))
        let left = rules.delay(at: .seconds(131))
        let end = rules.step(at: .seconds(310))

        #expect(early == nil)
        #expect(reminder == .remind)
        #expect(again == nil)
        #expect(left == .seconds(179))
        #expect(end == .end)
        #expect(rules.delay(at: .seconds(311)) == nil)
    }

    @Test func `who says something begins it anew`() {
        var rules = SilenceRules()
        rules.begin(at: .zero)
        _ = rules.step(at: .seconds(121))

        rules.note(at: .seconds(200))

        let step = rules.step(at: .seconds(301))
        #expect(step == nil)
        #expect(rules.delay(at: .seconds(301)) == .seconds(19))
    }

    @Test func `nothing is watched before it begins, or after it was stopped`() {
        var rules = SilenceRules()
        rules.note(at: .seconds(1))
        #expect(!rules.isWatching)

        rules.begin(at: .seconds(1))
        rules.stop()
        #expect(rules.delay(at: .seconds(500)) == nil)
    }
}
