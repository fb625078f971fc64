import EchoConcurrency
import Testing

@Suite(.timeLimit(.minutes(10))) struct `An event that happens once` {
    @Test func `is waited for no longer than the limit`() async {
        let event = OneTimeEvent()

        await event.wait(within: .milliseconds(1))

        #expect(!event.hasHappened)
    }

    @Test func `is waited for no longer than until it happens`() async {
        let event = OneTimeEvent()
        async let waited: Void = event.wait(within: .seconds(3_600))

        event.happen()
        await waited

        #expect(event.hasHappened)
    }
}
