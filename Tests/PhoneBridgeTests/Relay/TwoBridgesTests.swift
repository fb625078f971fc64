import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

/// With a real PostgreSQL between them.
@Suite(.timeLimit(.minutes(10))) struct `Two bridges at one database` {
    private let number = "+12015550123"

    private func run(
        host: CallHost = BridgeStand.noHost,
        _ body: @escaping @Sendable (_ one: BridgeStand, _ other: BridgeStand) async throws -> Void
    ) async throws {
        let address = try PostgresServer.shared.get().makeDatabase()
        let (first, second) = (PostgresCallStore(address), PostgresCallStore(address))
        let policy = AnnouncedStream.policy
        try await BridgeStand.run(policy, host: host, store: first, mail: first, instance: "one") { one in
            try await BridgeStand.run(policy, host: host, store: second, mail: second, instance: "other") { other in
                try await body(one, other)
            }
        }
    }

    private func client(of stand: BridgeStand) async throws -> WatchingClient {
        try await WatchingClient.connect(
            "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
    }

    private func report(_ call: String, _ fields: [String: String]) -> [String: String] {
        ["CallSid": call, "From": "+12015550100", "To": number, "Direction": "outbound-api"]
            .merging(fields) { $1 }
    }

    private func status(_ call: String, at stand: BridgeStand) async -> CallStatus? {
        (try? await stand.store.call(UUID(ofCall: call))).flatMap(\.self)?.status
    }

    @Test func `tell who placed a call that it rings and is busy, whichever of them Twilio asks`() async throws {
        try await run { one, other in
            let client = try await client(of: one)
            try await client.send(["type": "call.start", "to": .string(number)])
            #expect(try await client.until(type: "call.status")["status"] == "queued")

            try await other.webhook("/voice/status", report("CA1", ["CallStatus": "ringing"]))
            #expect(try await client.until(type: "call.status")["status"] == "ringing")
            try await other.webhook("/voice/status", report("CA1", ["CallStatus": "busy"]))
            let over = try await client.until(type: "call.status")
            #expect(over["status"] == "busy")
            #expect(over["reason"] == "busy")

            #expect(!one.bridge.desk.gate.expects("CA1"))
            #expect(await eventually { await status("CA1", at: one) == .busy })
            let events = try await one.get("/api/events/CA1").json["events"]?.array
            #expect(events?.compactMap { $0["eventType"]?.string } == ["call.disconnected"])
        }
    }

    @Test func `hang up on a machine, whichever of them hears of it`() async throws {
        try await run { one, other in
            try await one.calling("CA7") { line in
                try await other.webhook("/voice/status", report("CA7", ["AnsweredBy": "machine_start"]))
                #expect(await eventually { line.isOver })
            }
        }
    }

    @Test func `end each other's calls`() async throws {
        try await run { one, other in
            try await one.calling("1795412267.42") { line in
                #expect(await eventually { await status("1795412267.42", at: other) == .inProgress })
                #expect(try await other.runningStatuses() == ["in-progress"])
                let answer = try await other.post("/api/calls/1795412267.42/end", [:])
                #expect(answer.status == 200)
                #expect(line.isOver)
            }
            let again = try await other.post("/api/calls/1795412267.42/end", [:])
            #expect(again.status == 410)
        }
    }

    @Test func `tell who placed a call what becomes of it at the other`() async throws {
        try await run { one, other in
            let client = try await client(of: one)
            try await client.send(["type": "call.start", "to": .string(number)])
            #expect(try await client.until(type: "call.status")["status"] == "queued")

            let stream = try await AnnouncedStream("CA1", one.twilio.parameters, on: other)
            #expect(try await client.until(type: "call.status")["status"] == "in-progress")
            #expect(!one.bridge.desk.gate.expects("CA1"))
            #expect(try await one.runningStatuses() == ["in-progress"])
            #expect(try await other.runningStatuses() == ["in-progress"])
            stream.client.close()
            let over = try await client.until(type: "call.status")
            #expect(over["status"] == "failed")
            #expect(over["reason"] == "lost")

            try await one.webhook("/voice/status", report("CA1", ["CallStatus": "completed"]))
            #expect(try await one.runningStatuses().isEmpty)
            let events = try await one.get("/api/events/CA1").json["events"]?.array
            #expect(events?.compactMap { $0["eventType"]?.string }.first == "call.connected")
            #expect(events?.count { $0["eventType"] == "call.disconnected" } == 1)
        }
    }

    @Test func `take each other's calls back that ring`() async throws {
        try await run { one, other in
            for stand in [one, other] { stand.twilio.allowChanges() }
            #expect(try await one.post("/api/calls/outgoing", ["to": .string(number)]).status == 201)
            #expect(await eventually { await status("CA1", at: other) == .queued })
            #expect(try await other.runningStatuses() == ["queued"])
            let answer = try await other.post("/api/calls/CA1/end", [:])
            #expect(answer.json["status"] == "canceled")
            try await one.webhook("/voice/status", report("CA1", ["CallStatus": "canceled"]))
            #expect(await eventually { await status("CA1", at: other) == .canceled })
        }
    }

    @Test func `know that the one that had a call is gone`() async throws {
        try await run { one, other in
            let call = CallRecord(
                id: UUID(ofCall: "CA5"), sid: "CA5", direction: .outbound, status: .inProgress, started: Date(),
                instance: "gone")
            try await one.store.begin(call)
            let answer = try await other.post("/api/calls/CA5/end", [:])
            #expect(answer.status == 410)
            #expect(answer.code == "E004")
            #expect(await eventually { await status("CA5", at: one) == .brokenOff })

            // Of Asterisk's calls nobody else knows.
            var asterisks = call
            (asterisks.id, asterisks.sid) = (UUID(ofCall: "1.5"), "1.5")
            try await one.store.begin(asterisks)
            let silent = try await other.post("/api/calls/1.5/end", [:])
            #expect(silent.status == 502)
            #expect(silent.message == "The bridge that has the call does not answer. Try again in a moment.")
        }
    }

    @Test func `open no second call for a webhook that was recorded and is sent to the other`() async throws {
        try await run { one, other in
            let stream = try await AnnouncedStream("CA3", on: one)
            #expect(await eventually { one.switchboard.count == 1 })
            #expect(await eventually { await status("CA3", at: other) == .inProgress })
            stream.client.close()
            #expect(await eventually { await status("CA3", at: other) == .failed })

            let second = try await AnnouncedStream("CA3", on: other)
            #expect(try await second.client.closing() == 1008)
            #expect(other.switchboard.count == 0)
        }
    }
}
