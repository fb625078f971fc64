import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `Who is not let in leaves a trace` {
    private func policy(_ change: (inout CallPolicy) -> Void = { _ in }) -> CallPolicy {
        var policy = BridgeStand.quietPolicy
        policy.incoming.allowed = [.any]
        change(&policy)
        return policy
    }

    private func incoming(_ call: String, from: String = "+12015550123") -> [String: String] {
        ["CallSid": call, "From": from, "To": "+12015550100", "CallStatus": "ringing", "Direction": "inbound"]
    }

    private func count(_ end: String, _ stand: BridgeStand) async throws -> Int {
        let text = try await stand.get("/metrics", token: nil).text
        let line = text.split(separator: "\n").first {
            $0.hasPrefix("phone_calls_total{") && $0.contains("end=\"\(end)\"")
        }
        return line.flatMap { $0.split(separator: " ").last.flatMap { Int($0) } } ?? 0
    }

    @Test func `of five callers at once two are let in, and three hear that the line is busy`() async throws {
        try await BridgeStand.run(policy { $0.limits.callsAtOnce = 2 }) { stand in
            let answers = try await withThrowingTaskGroup(of: String.self) { group in
                for index in 1...5 {
                    group.addTask { try await stand.webhook("/voice/incoming", incoming("CA\(index)")).text }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.count { $0.contains("<Connect>") } == 2)
            #expect(answers.count { $0.contains("<Reject reason=\"busy\"") } == 3)
            #expect(try await count("tooManyCalls", stand) == 3)
        }
    }

    @Test func `who may not call stands in the history, with the reason among its events`() async throws {
        try await BridgeStand.run(policy { $0.incoming.allowed = [.number("+12015550199")] }) { stand in
            #expect(try await stand.webhook("/voice/incoming", incoming("CA1")).text.contains("<Reject"))
            let call = UUID(ofCall: "CA1")
            #expect(await eventually { (try? await stand.store.call(call))??.status == .noAnswer })
            let events = try await stand.store.events(of: call, after: nil, limit: 10)
            #expect(events.map(\.type) == ["call.refused"])
            #expect(events.first?.payload?["reason"] == "callerNotAllowed")
            #expect(try await count("callerNotAllowed", stand) == 1)
        }
    }

    @Test func `whom a client of the Voice SDK may not call stands in the history, too`() async throws {
        try await BridgeStand.run(policy()) { stand in
            let answer = try await stand.webhook(
                "/voice/outgoing", ["CallSid": "CA1", "From": "client:ada", "To": "911", "Direction": "inbound"])
            #expect(answer.text.contains("<Reject"))
            let id = UUID(ofCall: "CA1")
            #expect(await eventually { (try? await stand.store.call(id))??.status == .failed })
            let call = try await stand.store.call(id)
            #expect(call?.number == "911")
            let events = try await stand.store.events(of: id, after: nil, limit: 9)
            #expect(events.map(\.type) == ["call.refused"])
        }
    }

    @Test func `what is signed wrongly, or not at all, is counted and told`() async throws {
        try await BridgeStand.run(policy()) { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            let answer = try await stand.webhook("/voice/incoming", incoming("CA1"), signature: "AAAA")
            #expect(answer.status == 401)
            #expect(answer.code == "E001")
            guard case .turnedAway(_, .wrongSignature, others: 0, _)? = await news.next()?.happening else {
                Issue.record("it was not told")
                return
            }
            #expect(try await count("wrongSignature", stand) == 1)
            #expect(try await stand.store.call(UUID(ofCall: "CA1")) == nil)
        }
    }

    @Test func `a media stream needs a signature before all else`() async throws {
        try await BridgeStand.run(policy()) { stand in
            #expect(try await stand.get("/media-stream", token: nil).status == 401)
            do {
                _ = try await WatchingClient.connect(
                    "/media-stream", port: stand.port, headers: ["X-Twilio-Signature": "AAAA"])
                Issue.record("it was let in")
            } catch let refusal as WatchingClient.Refused {
                #expect(refusal.answer.hasPrefix("HTTP/1.1 401"))
            }
            #expect(try await count("wrongSignature", stand) == 2)
        }
    }

    @Test func `a flood of them is counted, and does not flood who watches`() async throws {
        let counted = Mutex(0)
        let gate = CallGate(CallPolicy())
        let sut = Switchboard(BridgeStand.noHost, gate: gate) { _, _ in counted.withLock { $0 += 1 } }
        var news = sut.news.makeAsyncIterator()
        for index in 0..<1000 {
            sut.turnAway(
                PhoneLineCall(id: "CA\(index)", from: "+1", to: "+2", direction: .inbound), .refused(.closed))
        }
        sut.finish()
        var told = 0
        while await news.next() != nil { told += 1 }
        #expect(counted.withLock { $0 } == 1000)
        #expect((10...12).contains(told))
    }

    @Test func `a client without its token, or one that asks too often, gets the codes of the API`() async throws {
        // What a slow machine asks is not forgotten meanwhile.
        try await BridgeStand.run(policy(), configure: { $0.limits.rate?.perSecond = 0.001 }) { stand in
            #expect(try await stand.get("/api/calls", token: "wrong").code == "E001")
            let unknown = try await stand.get("/api/calls", token: nil)
            #expect(unknown.code == "E001")
            #expect(unknown.message.hasSuffix("Send the bridge's token: Authorization: Bearer …"))
            var answer = try await stand.get("/api/calls")
            for _ in 0..<5000 where answer.status == 200 { answer = try await stand.get("/api/calls") }
            #expect(answer.status == 429)
            #expect(answer.code == "E005")
        }
    }
}
