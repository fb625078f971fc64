import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import PhoneExchange
import TestTags
import Testing

@Suite(.tags(.usesSound)) struct `The exchange misbehaves on purpose` {
    @Test(arguments: [ExchangeFault.badSignature, .noSignature])
    func `an app that looks at signatures refuses it`(fault: ExchangeFault) async throws {
        try await PhoneStand.run(faults: [fault]) { stand in
            let (call, _) = try await stand.call([])
            #expect(call.status == .completed)
            #expect(stand.app.forms("/voice").isEmpty)
            #expect(stand.exchange.warnings.map(\.code) == [11200, 11200])
        }
    }

    @Test func `webhooks come twice`() async throws {
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.closing), faults: [.replay]) { stand in
            _ = try await stand.call([.press("1")])
            #expect(stand.app.forms("/voice").count == 2)
            let replays = stand.exchange.log.count {
                if case .webhook(_, _, 200?, true) = $0.event { true } else { false }
            }
            #expect(replays == 1)
        }
    }

    /// The app of the tests closes the stream at a key, whatever happened before.
    @Test(
        arguments: [
            ExchangeFault.unknownEvent, .lateStart(.milliseconds(100)), .loss(percent: 20), .burst(frames: 5),
            .mediaBeforeStart, .startTwice, .wrongCodec, .oddFrames,
        ])
    func `an app that bears with it is not warned`(fault: ExchangeFault) async throws {
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.closing), faults: [fault]) { stand in
            let (call, _) = try await stand.call([.wait(.milliseconds(300)), .press("1")])
            #expect(call.status == .completed)
            #expect(stand.app.events("start").count == (fault == .startTwice ? 2 : 1))
            #expect(stand.app.events("media").count > 3)
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test(arguments: [ExchangeFault.noStop, .dropsWithoutStop(after: .seconds(10))])
    func `a stream ends without a word`(fault: ExchangeFault) async throws {
        try await PhoneStand.run(faults: [fault]) { stand in
            _ = try await stand.call([.wait(.milliseconds(100)), .hangUp])
            #expect(await eventually { stand.app.endedStreams == 1 })
            #expect(stand.app.events("stop").isEmpty)
        }
    }

    @Test func `or in the middle of the call`() async throws {
        try await PhoneStand.run(faults: [.dropsWithoutStop(after: .milliseconds(100))]) { stand in
            let (call, _) = try await stand.call([])
            #expect(call.status == .completed)
            #expect(stand.exchange.log.contains { $0.event == .verb("Say", text: "Bye") })
            #expect(stand.app.events("stop").isEmpty)
        }
    }
}
