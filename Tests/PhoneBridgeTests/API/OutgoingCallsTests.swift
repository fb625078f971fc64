import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOHTTP1
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A call that is placed` {
    private let number = "+12015550123"

    private func report(_ call: String, _ status: String) -> [String: String] {
        ["CallSid": call, "From": "+12015550100", "To": number, "CallStatus": status, "Direction": "outbound-api"]
    }

    @Test(arguments: ["busy", "no-answer", "failed", "canceled"])
    func `and comes to nothing is over for everybody`(status: String) async throws {
        var policy = BridgeStand.quietPolicy
        policy.limits.callsAtOnce = 1
        try await BridgeStand.run(policy) { stand in
            let client = try await WatchingClient.connect(
                "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
            try await client.send(["type": "call.start", "to": .string(number)])
            #expect(try await client.until(type: "call.status")["status"] == "queued")
            // The place is kept for it.
            #expect(try await stand.post("/api/calls/outgoing", ["to": .string(number)]).code == "E005")

            #expect(try await stand.runningStatuses() == ["queued"])
            try await stand.webhook("/voice/status", report("CA1", "ringing"))
            #expect(try await client.until(type: "call.status")["status"] == "ringing")
            #expect(try await stand.runningStatuses() == ["ringing"])
            #expect(await eventually { (try? await stand.store.call(UUID(ofCall: "CA1")))??.status == .ringing })
            for _ in 1...2 { try await stand.webhook("/voice/status", report("CA1", status)) }
            #expect(try await stand.runningStatuses().isEmpty)

            let over = try await client.until(type: "call.status")
            #expect(over["status"]?.string == status)
            #expect(over["to"]?.string == number)
            let event = try await client.until("end") { $0["event"]?["eventType"] == "call.disconnected" }
            #expect(event["event"]?["payload"] == .string("{\"reason\":\"\(status)\"}"))
            let call = UUID(ofCall: "CA1")
            #expect(await eventually { (try? await stand.store.call(call))??.status.rawValue == status })
            #expect(try await stand.store.call(call)?.number == number)
            let events = try await stand.get("/api/events/CA1").json["events"]?.array
            #expect(events?.compactMap { $0["eventType"]?.string } == ["call.disconnected"])
            #expect(try await stand.post("/api/calls/outgoing", ["to": .string(number)]).status == 201)
        }
    }

    @Test func `and is over before there was sound was not reached, which is said once`() async throws {
        try await BridgeStand.run { stand in
            let client = try await WatchingClient.connect(
                "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
            try await client.send(["type": "call.start", "to": .string(number)])
            #expect(try await client.until(type: "call.status")["status"] == "queued")

            for _ in 1...2 { try await stand.webhook("/voice/status", report("CA1", "completed")) }

            #expect(try await client.until(type: "call.status")["status"] == "failed")
            let call = UUID(ofCall: "CA1")
            #expect(await eventually { (try? await stand.store.call(call))??.status == .failed })
            let events = try await stand.get("/api/events/CA1").json["events"]?.array
            #expect(events?.compactMap { $0["eventType"]?.string } == ["call.disconnected"])
        }
    }

    @Test(arguments: ["off", "announce", "ask"])
    func `is recorded as was said before it began, whatever the settings say`(mode: String) async throws {
        try await BridgeStand.run { stand in
            let placed = try await stand.post(
                "/api/calls/outgoing", ["to": .string(number), "record": .string(mode)])
            #expect(placed.status == 201)
            #expect(stand.twilio.parameters["record"] == mode)
        }
        var configuration = CallConfiguration()
        configuration.recordingNotice = ConsentNotice(country: "DE")
        configuration.record(RecordingMode(rawValue: mode) ?? .off)
        #expect(configuration.recording.rawValue == mode)
        #expect(configuration.recordingNotice.asks == (mode == "ask"))
        #expect(configuration.recordingNotice.language == "de")
    }

    @Test func `is not recorded in a way that is not known`() async throws {
        try await BridgeStand.run { stand in
            let placed = try await stand.post("/api/calls/outgoing", ["to": .string(number), "record": "always"])
            #expect(placed.status == 400)
            #expect(placed.json["error"]?["field"] == "record")
        }
    }

    @Test func `is not over because of an old report while it goes on`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA1") { _ in
                let client = try await WatchingClient.connect(
                    "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
                #expect(try await client.until(type: "call.status")["status"] == "in-progress")
                try await stand.webhook("/voice/status", report("CA1", "failed"))
                try await client.send(["type": "call.end", "callId": "CA1"])
                #expect(try await client.until(type: "call.status")["status"] == "completed")
            }
        }
    }

    @Test(arguments: [(CallConfiguration.Voicemail.hangUp, "Enable"), (.leave(message: "Hello."), "DetectMessageEnd")])
    func `has Twilio listen for a machine`(voicemail: CallConfiguration.Voicemail, mode: String) async throws {
        var host = BridgeStand.noHost
        host.configuration = { _ in
            var configuration = CallConfiguration()
            configuration.voicemail = voicemail
            return configuration
        }
        try await BridgeStand.run(host: host) { stand in
            #expect(try await stand.post("/api/calls/outgoing", ["to": .string(number)]).status == 201)
            let form = try #require(stand.twilio.calls.last)
            #expect(form["MachineDetection"] == mode)
            #expect(form["AsyncAmd"] == "true")
            #expect(form["AsyncAmdStatusCallback"] == BridgeStand.origin + "/voice/status")
        }
    }

    @Test func `costs no detection of machines that nobody asked for`() async throws {
        try await BridgeStand.run { stand in
            #expect(try await stand.post("/api/calls/outgoing", ["to": .string(number)]).status == 201)
            let form = try #require(stand.twilio.calls.last)
            for name in ["MachineDetection", "AsyncAmd", "AsyncAmdStatusCallback"] { #expect(form[name] == nil) }
        }
    }

    @Test(arguments: TollFraud.attempts)
    func `goes where the line is at home, and nowhere else`(number: String, reason: String) async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.post("/api/calls/outgoing", ["to": .string(number)])
            #expect(answer.status == 400 && answer.code == "E006")
            #expect(answer.message.contains(reason))
            #expect(stand.twilio.calls.isEmpty)
        }
    }

    @Test func `and rings can be taken back by who watches it`() async throws {
        try await BridgeStand.run { stand in
            stand.twilio.allowChanges()
            let client = try await WatchingClient.connect(
                "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
            try await client.send(["type": "call.start", "to": .string(number)])
            #expect(try await client.until(type: "call.status")["status"] == "queued")
            try await client.send(["type": "call.end", "callId": "CA1"])
            #expect(await eventually { stand.twilio.changes.map { $0["Status"] } == ["completed"] })
            try await stand.webhook("/voice/status", report("CA1", "canceled"))
            #expect(try await client.until(type: "call.status")["status"] == "canceled")
        }
    }

    @Test func `and is over already is not ended again`() async throws {
        try await BridgeStand.run { stand in
            let call = CallRecord(
                id: UUID(ofCall: "CA5"), sid: "CA5", direction: .outbound, status: .inProgress, started: Date())
            try await stand.store.begin(call)
            try await stand.store.end(call.id, as: .completed, at: Date())
            let answer = try await stand.post("/api/calls/CA5/end", [:])
            #expect(answer.status == 410)
            #expect(answer.code == "E004")
            stand.twilio.refuse(21220)
            #expect(try await stand.post("/api/calls/CA6/end", [:]).code == "E004")
        }
    }

    @Test(arguments: [
        (21211, "E006", 400), (21215, "E006", 400), (13224, "E006", 400), (21205, "E002", 502), (21210, "E002", 502),
        (21220, "E004", 410), (20003, "E001", 401), (20429, "E005", 429),
    ])
    func `is refused by what Twilio's number of the error says`(code: Int, name: String, status: Int) async throws {
        try await BridgeStand.run { stand in
            stand.twilio.refuse(code)
            let answer = try await stand.post("/api/calls/outgoing", ["to": .string(number)])
            #expect(answer.code == name)
            #expect(answer.status == status)
        }
    }

    @Test func `says that Twilio is out of order, and with which status`() async throws {
        try await BridgeStand.run { stand in
            stand.twilio.fail(with: .serviceUnavailable)
            let answer = try await stand.post("/api/calls/outgoing", ["to": .string(number)])
            #expect(answer.status == 502)
            #expect(answer.code == "E002")
            #expect(answer.message.hasPrefix("Twilio is out of order (HTTP 503)."))
        }
    }
}
