import Echo
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A client that watches every call` {
    private func connect(_ stand: BridgeStand) async throws -> WatchingClient {
        try await WatchingClient.connect(
            "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
    }

    /// Has it answer, so that what was asked before it is done.
    private func settle(_ client: WatchingClient) async throws {
        try await client.send(["type": "config.update", "config": [:]])
        try await client.until(type: "config.updated")
    }

    @Test func `hears of those that run and of those to come`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                let client = try await connect(stand)
                try await client.send(["type": "subscribe", "callId": "*"])
                try await settle(client)
                stand.switchboard.ask(.takeOver(true), of: "CA7")
                let taken = try await client.until("taken over") { $0["event"]?["eventType"] == "call.taken_over" }
                #expect(taken["event"]?["callId"] == "CA7")
                try await stand.calling("CA8") { _ in
                    let begun = try await client.until("its beginning") {
                        $0["event"]?["eventType"] == "call.connected"
                    }
                    #expect(begun["event"]?["callId"] == "CA8")
                }
                try await client.until("its end") {
                    $0["event"]?["eventType"] == "call.disconnected" && $0["event"]?["callId"] == "CA8"
                }
            }
        }
    }

    @Test func `is told at once of a call that was placed and has not begun`() async throws {
        try await BridgeStand.run { stand in
            let first = try await connect(stand)
            try await first.send(["type": "call.start", "to": "+12015550123"])
            #expect(try await first.until(type: "call.status")["status"] == "queued")
            let client = try await connect(stand)
            let status = try await client.until(type: "call.status")
            #expect(status["status"] == "queued")
            #expect(status["callId"] == "CA1")
        }
    }

    @Test func `asks for the sound of one by its name`() async throws {
        try await BridgeStand.run { stand in
            let client = try await connect(stand)
            try await client.send(["type": "subscribe", "callId": "*", "audio": true])
            let error = try await client.until(type: "error")
            #expect(error["code"] == "E006")
            #expect(error["field"] == "audio")
            try await client.send(["type": "subscribe", "callId": "*"])
            // A call is still known or not.
            try await client.send(["type": "subscribe", "callId": "CA404"])
            #expect(try await client.until(type: "error")["code"] == "E004")
        }
    }

    @Test func `reads what is said in all of them`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            let host = CallHost(makeEngine: { [configuration] _ in
                Echo(key: LoopbackServer.token, configuration: configuration)
            })
            try await BridgeStand.run(CallPolicy(country: "US"), host: host) { stand in
                let client = try await connect(stand)
                try await client.send(["type": "subscribe", "callId": "*"])
                try await settle(client)
                _ = stand.bridge.desk.gate.reserve("CA7", for: .outgoing(number: "+12015550123"))
                try await stand.calling("CA7") { _ in
                    let greeting = try await client.until("a greeting") {
                        $0["type"] == "transcript" && $0["final"] == true
                    }
                    #expect(greeting["callId"] == "CA7")
                    #expect(greeting["heard"] == true)
                }
            }
        }
    }
}
