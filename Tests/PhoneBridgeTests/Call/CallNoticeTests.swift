import Testing

@testable import PhoneBridge

@Suite struct `A call that begins with an announcement` {
    private let start = ContinuousClock.now

    @Test func `what everybody is to hear is said first, and to its end`() {
        var configuration = CallConfiguration()
        (configuration.opening, configuration.announcement) = ("Greet.", "This is a call of Example Ltd.")
        configuration.recording = .announced
        var rules = CallRules(configuration)
        _ = rules.receive(.began, at: start)

        let effects = rules.receive(.conversationStands, at: start)
        #expect(effects.first == .announce("This is a call of Example Ltd.", .notice))
        #expect(effects.dropFirst().first == .announce(configuration.recordingNotice.sentence, .consent))
        #expect(effects.last == .instruct("Greet.", answers: true))
        #expect(!CallAnnouncement.notice.replacesOthers)
        #expect(rules.receive(.announced(.notice, wasSaid: true), at: start) == [])
    }
}
