import Echo
import EchoAudio
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Tones say` {
    private func status(_ microphone: AudioStatus.Device) -> EchoEvent {
        var status = AudioStatus()
        status.microphone = microphone
        return .audioStatusChanged(status)
    }

    @Test func `that it listens, and that it listens no more, once each`() {
        var rule = EarconRules()

        let tones = [
            rule.receive(status(.opening), isTalking: true), rule.receive(status(.open), isTalking: true),
            rule.receive(status(.open), isTalking: true), rule.receive(status(.closed), isTalking: false),
            rule.receive(status(.closed), isTalking: false),
        ]

        #expect(tones == [nil, .start, nil, .end, nil])
    }

    @Test func `nothing of a microphone that is only kept warm`() {
        var rule = EarconRules()

        #expect(rule.receive(status(.open), isTalking: false) == nil)
        #expect(rule.receive(status(.closed), isTalking: false) == nil)
    }

    @Test func `that something is wrong, once`() {
        var rule = EarconRules()
        _ = rule.receive(status(.open), isTalking: true)

        #expect(rule.receive(status(.failed(.noDevice(.capture), retrying: true)), isTalking: true) == nil)
        #expect(rule.receive(.error(.audio(.noDevice(.capture))), isTalking: true) == .error)
    }
}
