import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOCore
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The bridge's feed of events` {
    private let bearer = ["Authorization": "Bearer \(BridgeStand.token)"]

    @Test func `tells events of running calls as they come`() async throws {
        try await BridgeStand.run { stand in
            let client = try await WatchingClient.connect("/events", port: stand.port, headers: bearer)
            try await client.until(event: "events.opened")
            try await stand.calling("CA7") { line in
                let began = try await client.until(event: "call.connected")
                #expect(began["callId"] == "CA7")
                #expect(began["direction"] == "incoming")
                #expect(began["payload"]?.isNull == true)
                stand.switchboard.ask(.transfer(to: "911"), of: "CA7")
                let refused = try await client.until(event: "call.transfer_refused")
                #expect(refused["direction"] == "outgoing")
                let payload = try JSONValue(parsing: refused["payload"]?.string ?? "")
                #expect(payload["message"]?.string?.isEmpty == false)
                #expect(
                    Set(refused.object?.keys.map { $0 } ?? [])
                        == ["id", "timestamp", "callId", "eventType", "direction", "payload"])
                line.hangUp()
                let ended = try await client.until(event: "call.disconnected")
                #expect(ended["payload"] == #"{"reason":"hungUpHere"}"#)
            }
        }
    }

    @Test func `tells of one call alone where one is named`() async throws {
        try await BridgeStand.run { stand in
            let client = try await WatchingClient.connect("/events?callId=CA2", port: stand.port, headers: bearer)
            try await client.until(event: "events.opened")
            try await stand.calling("CA1") { _ in
                try await stand.calling("CA2") { _ in
                    let first = try await client.until("any") { _ in true }
                    #expect(first["callId"] == "CA2")
                }
            }
        }
    }

    @Test func `lets in who shows the token, in a header or as a subprotocol`() async throws {
        try await BridgeStand.run { stand in
            for path in ["/events", "/ios-client"] {
                _ = try await WatchingClient.connect(
                    path, port: stand.port, headers: ["Sec-WebSocket-Protocol": "echo, bearer.\(BridgeStand.token)"])
                for headers in [[:], ["Authorization": "Bearer x"], ["Sec-WebSocket-Protocol": "bearer.x"]] {
                    await #expect(throws: WatchingClient.Refused.self) {
                        try await WatchingClient.connect(path, port: stand.port, headers: headers)
                    }
                }
            }
        }
    }

    @Test func `drops the oldest for who does not read, and says how many`() throws {
        let outbox = ClientOutbox { ["dropped": .integer($0)] }
        for number in 0..<(ClientOutbox.capacity + 7) { outbox.put(["number": .integer(number)]) }
        let first = try JSONValue(parsing: String(buffer: try #require(outbox.take()?[0])))
        #expect(first == ["dropped": 7])
        var count = 31
        while let batch = outbox.take() { count += batch.count }
        #expect(count + 1 == ClientOutbox.capacity)
    }

    @Test func `holds no more bytes than fit, whatever is said`() throws {
        let outbox = ClientOutbox { ["dropped": .integer($0)] }
        for _ in 0..<20 { outbox.put(.string(String(repeating: "a", count: 200_000))) }
        let batch = try #require(outbox.take())
        #expect(batch.reduce(0) { $0 + $1.readableBytes } <= ClientOutbox.mostBytes + 100)
        #expect(String(buffer: batch[0]) == #"{"dropped":15}"#)
    }

    @Test func `goes on with a client that did not read for a while`() async throws {
        try await BridgeStand.run { stand in
            let client = try await WatchingClient.connect(
                "/events", port: stand.port, headers: bearer, receiveBuffer: 4096)
            try await client.until(event: "events.opened")
            try await stand.calling("CA7") { _ in
                // The kernel's buffers take some megabytes before anything has to wait.
                let news = stand.switchboard.news
                for _ in 0..<40 {
                    for _ in 0..<1000 { stand.switchboard.ask(.transfer(to: "911"), of: "CA7") }
                    var count = 0
                    for await item in news {
                        if case .transferRefused = item.happening { count += 1 }
                        if count == 1000 { break }
                    }
                }
                let dropped = try await client.until(event: "events.dropped")
                let payload = try JSONValue(parsing: dropped["payload"]?.string ?? "")
                #expect(payload["count"]?.integer ?? 0 > 0)
            }
            try await client.until(event: "call.disconnected")
        }
    }

    @Test func `says goodbye when the bridge stops`() async throws {
        let code = try await BridgeStand.run { stand in
            let client = try await WatchingClient.connect("/events", port: stand.port, headers: bearer)
            try await client.until(event: "events.opened")
            stand.bridge.drain()
            return try await client.closing()
        }
        #expect(code == 1001)
    }
}
