import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A bridge that is to stop` {
    private let incoming = ["CallSid": "CA9", "From": "+12015550123", "To": "+12015550100"]

    @Test func `can be asked as long as a call goes on, and takes no other`() async throws {
        var policy = BridgeStand.quietPolicy
        policy.incoming.allowed = [.any]
        try await BridgeStand.run(policy) { stand in
            let news = stand.switchboard.news
            try await stand.calling("CA7") { _ in
                stand.bridge.drain()

                let health = try await stand.get("/healthz", token: nil)
                #expect(health.status == 503)
                #expect(health.text == "draining\n")
                #expect(try await stand.get("/api/calls").json["calls"]?.array?.count == 1)
                let answer = try await stand.webhook("/voice/incoming", incoming)
                #expect(answer.text.contains("<Reject reason=\"busy\""))
                let placed = try await stand.post("/api/calls/outgoing", ["to": "+12015550123"])
                #expect(placed.status == 503)
                #expect(placed.code == "E004")
            }
            for await item in news { if case .ended = item.happening { break } }
            // Twilio tells what became of it a moment later.
            let told = try await stand.webhook("/voice/status", ["CallSid": "CA7", "CallStatus": "completed"])
            #expect((200...204).contains(told.status))
            #expect(await eventually { (try? RawHTTPConnection(port: stand.port)) == nil })
        }
    }

    @Test func `ends at once when nobody talks`() async throws {
        try await BridgeStand.run { stand in
            stand.bridge.drain()
            #expect(await eventually { (try? RawHTTPConnection(port: stand.port)) == nil })
        }
    }

    @Test(arguments: [true, false])
    func `takes back what rings, whether Twilio tells of it or not`(isTold: Bool) async throws {
        try await BridgeStand.run { stand in
            stand.twilio.allowChanges()
            let client = try await WatchingClient.connect(
                "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
            try await client.send(["type": "call.start", "to": "+12015550123"])
            #expect(try await client.until(type: "call.status")["status"] == "queued")

            stand.bridge.drain()
            #expect(await eventually { stand.twilio.changes.map { $0["Status"] } == ["completed"] })
            if isTold {
                try await stand.webhook(
                    "/voice/status",
                    ["CallSid": "CA1", "To": "+12015550123", "CallStatus": "canceled", "Direction": "outbound-api"])
                #expect(try await client.until(type: "call.status")["status"] == "canceled")
                #expect(try await client.closing() == 1001)
            }
            #expect(await eventually { (try? await stand.store.call(UUID(ofCall: "CA1")))??.status == .canceled })
            #expect(await eventually { (try? RawHTTPConnection(port: stand.port)) == nil })
        }
    }

    @Test func `that finds its port taken says so`() async throws {
        try await BridgeStand.run { stand in
            var configuration = BridgeConfiguration(token: .random())
            configuration.port = stand.port
            let other = CallBridge(configuration, desk: stand.bridge.desk)
            await #expect(throws: BridgeListeningError.portInUse(stand.port)) { try await other.run() }
        }
    }
}
