import Foundation
import Testing

@testable import Phone
@testable import PhoneBridge

@Suite struct `What is kept of what happens in a call` {
    private static let happenings: [CallHappening] = [
        .attended(.ringing), .attended(.assistant), .attended(.person), .attended(.declined), .digit("#"),
        .announced("This call is recorded."), .recordingStarted, .recordingDiscarded, .recordingRefused,
        .takenOver(true), .takenOver(false), .machineAnswered, .held(true), .held(false), .muted(true), .muted(false),
        .transferring("+1"), .transferred("+1"), .personWanted(name: "Anna", reason: "A refund."),
        .messageTaken("Call back."), .fallback, .wrongPIN, .ended(.hungUp, at: Date(timeIntervalSince1970: 0)),
    ]

    @Test(arguments: happenings.indices)
    func `has the bridge's own name for it`(index: Int) throws {
        let happening = Self.happenings[index]
        let event = try #require(CallEvent(happening))

        #expect(CallMoment(happening, isIncoming: true)?.kind.rawValue == event.type)
    }

    @Test(arguments: [CallRequest.whisper("Offer a refund."), .say("One moment."), .press("1#")])
    func `has the bridge's own name also for what a person does`(request: CallRequest) throws {
        let event = try #require(CallEvent(.asked(request)))

        #expect(CallMoment(request)?.kind.rawValue == event.type)
    }
}
