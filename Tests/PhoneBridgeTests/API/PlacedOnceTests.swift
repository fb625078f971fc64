import EchoConcurrency
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A call that is asked for twice` {
    private let number = "+12015550123"

    private func place(
        _ stand: BridgeStand, to number: String = "+12015550123", key: String?
    ) async throws -> RawHTTPConnection.Answer {
        var headers = ["Content-Type": "application/json"]
        if let key { headers["Idempotency-Key"] = key }
        let body: JSONValue = ["to": .string(number)]
        return try await RawHTTPConnection.request(
            "POST", "/api/calls/outgoing", port: stand.port, token: BridgeStand.token, headers: headers, body: body.data
        )
    }

    @Test func `under one key is placed once, and answered as the first time`() async throws {
        try await BridgeStand.run { stand in
            let first = try await place(stand, key: "order-4711")
            let second = try await place(stand, to: "(201) 555-0123", key: "order-4711")
            #expect(first.status == 201 && second.status == 201)
            #expect(first.json["callSid"] == second.json["callSid"])
            #expect(stand.twilio.calls.count == 1)

            let other = try await place(stand, to: "+12015550124", key: "order-4711")
            #expect(other.status == 400 && other.message.contains("used for another call"))
            #expect(try await place(stand, key: String(repeating: "k", count: 256)).status == 400)
            #expect(try await place(stand, key: "order-4712").status == 201)
            #expect(stand.twilio.calls.count == 2)
        }
    }

    @Test func `after it was refused is asked for again`() async throws {
        try await BridgeStand.run { stand in
            stand.twilio.refuse(21215)
            let first = try await place(stand, key: "order-1")
            #expect(first.status == 400)
            stand.twilio.refuse(21211)
            #expect(try await place(stand, key: "order-1").message.contains("Twilio's words"))
            #expect(stand.switchboard.waiting.isEmpty)
        }
    }

    @Test func `while Twilio is slow rings once, and is known by what Twilio tells of it`() async throws {
        try await BridgeStand.run { stand in
            let delay = OneTimeEvent()
            stand.twilio.delay.withLock { $0 = delay }
            async let first = place(stand, key: "order-1")
            #expect(await eventually { stand.twilio.calls.count == 1 })
            // Nobody knows yet whether it rings: another one to the number has to wait, whoever asks.
            let other = try await place(stand, key: nil)
            #expect(other.status == 504 && other.code == "E002")

            let status = try #require(stand.twilio.calls.last?["StatusCallback"])
            let path = try #require(status.split(separator: BridgeStand.origin).last.map(String.init))
            try await stand.webhook(
                path,
                [
                    "CallSid": "CA1", "From": "+12015550100", "To": number, "CallStatus": "ringing",
                    "Direction": "outbound-api",
                ])
            let answer = try await first
            #expect(answer.status == 201)
            #expect(try await stand.runningStatuses() == ["ringing"])
            delay.happen()
            #expect(try await place(stand, key: "order-1").json["callSid"] == "CA1")
            #expect(stand.twilio.calls.count == 1)
            #expect(try await stand.runningStatuses() == ["ringing"])
        }
    }

    @Test func `is not placed a second time while it is unknown whether it was, and is forgotten in time`() {
        let (sut, now) = (Placings(), Date(timeIntervalSince1970: 1_764_064_800))
        func answer(_ key: String?, _ number: String = "+12015550123", after seconds: Double = 0) -> Placings.Answer {
            sut.ask(for: number, origin: CallOrigin(), key: key, at: now + seconds)
        }
        guard case .new(let first) = answer("a"), case .known(let again) = answer("a", after: 86_000) else {
            Issue.record("The same key was not known again.")
            return
        }
        #expect(again === first)
        // Two minutes later nobody could come to it any more.
        guard case .new(let second) = answer("b", after: 121) else {
            Issue.record("A number stays locked.")
            return
        }
        guard case .unsettled = answer(nil, after: 122), case .new = answer("c", "+12015550124", after: 122) else {
            Issue.record("A call of which nothing is known does not keep the next one back.")
            return
        }
        #expect(sut.settle(second.id, .placed("CA1")))
        #expect(!sut.settle(second.id, .placed("CA2")))
        guard case .new = answer("a", after: 86_401) else {
            Issue.record("A key is remembered for longer than a day.")
            return
        }
        for number in 0..<20_000 { _ = answer("key \(number)", "+1201555\(number)", after: 90_000) }
        guard case .new = answer("key 1", after: 90_000 + 200) else {
            Issue.record("Keys fill the memory.")
            return
        }
    }
}
