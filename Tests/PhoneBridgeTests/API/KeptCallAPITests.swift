import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `What the bridge keeps of a call` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)

    private func fill(_ store: any CallStoreProtocol, _ sids: [String], number: String = "+12015551000") async throws {
        for (index, sid) in sids.enumerated() {
            let id = UUID(ofCall: sid)
            try await store.begin(
                CallRecord(
                    id: id, sid: sid, direction: .inbound, number: number, status: .inProgress,
                    started: start + Double(index), configuration: ["voice": "cedar"]))
            try await store.append(
                CallTranscript(call: id, speaker: .user, content: "I am Ada.", offset: .milliseconds(1500)))
            let event = CallEventRecord(call: id, type: "call.connected", direction: .incoming, time: start)
            try await store.append([event])
            try await store.add(
                CallRecording(
                    id: CallRecording.id(of: sid), call: id, path: sid, duration: .seconds(3), bytes: 9, created: start)
            )
            try await store.end(id, as: .completed, at: start + 60)
        }
    }

    private func delete(_ path: String, _ stand: BridgeStand) async throws -> RawHTTPConnection.Answer {
        try await stand.get(path, method: "DELETE")
    }

    @Test(arguments: [true, false])
    func `is what happens in it, unless that is kept elsewhere`(keepsDetails: Bool) async throws {
        let (store, id) = (try SQLiteCallStore(path: nil), UUID(ofCall: "CA7"))
        try await BridgeStand.run(store: store, keepsDetails: keepsDetails) { stand in
            try await stand.calling { _ in }
            #expect(await eventually { ((try? await store.calls(after: nil, limit: 9)) ?? []).first?.ended != nil })
            #expect(
                await eventually {
                    let events = try? await store.events(of: id, after: nil, limit: 9)
                    return events?.isEmpty == !keepsDetails
                })
        }
    }

    @Test func `is given whole, by its SID or its id`() async throws {
        try await BridgeStand.run { stand in
            try await fill(stand.store, ["CA1"])
            for name in ["CA1", UUID(ofCall: "CA1").text] {
                let json = try await stand.get("/api/calls/\(name)").json
                #expect(json["call"]?["callSid"] == "CA1")
                #expect(json["config"]?["voice"] == "cedar")
                #expect(json["transcript"] == [["speaker": "user", "text": "I am Ada.", "offsetMs": 1500]])
                #expect(json["events"]?[0]?["eventType"] == "call.connected")
                #expect(json["recordings"]?.array?.count == 1)
            }
            #expect(try await stand.get("/api/calls/CA2").status == 404)
        }
    }

    @Test func `is erased with the conversation in the history`() async throws {
        let erased = Mutex<[[String]]>([])
        var host = BridgeStand.noHost
        host.erase = { names in
            erased.withLock { $0.append(names) }
            return true
        }
        try await BridgeStand.run(host: host) { stand in
            try await fill(stand.store, ["CA1", "CA2"])

            let answer = try await delete("/api/calls/CA1", stand)

            #expect(answer.status == 200)
            #expect(answer.json == ["erasedCalls": 1])
            #expect(erased.withLock(\.self) == [["CA1"]])
            #expect(try await stand.get("/api/calls/CA1").status == 404)
            #expect(try await stand.get("/api/recordings").json["recordings"]?.array?.count == 1)
            #expect(try await delete("/api/calls/CA1", stand).status == 404)
        }
    }

    @Test func `is erased in the history of the bridge that held it, too`() async throws {
        let erased = Mutex<[String]>([])
        var host = BridgeStand.noHost
        host.erase = { names in
            erased.withLock { $0 += names }
            return true
        }
        let switchboard = Switchboard(host, gate: CallGate(CallPolicy(country: "US")))
        switchboard.hear(BridgeMessage(sender: UUID(), call: "CA1", .erased))
        #expect(await eventually { erased.withLock(\.self) == ["CA1"] })
    }

    @Test func `stays where the history cannot erase its part`() async throws {
        var host = BridgeStand.noHost
        host.erase = { _ in false }
        try await BridgeStand.run(host: host) { stand in
            try await fill(stand.store, ["CA1"])
            let answer = try await delete("/api/calls/CA1", stand)
            #expect(answer.status == 503)
            #expect(answer.code == "E008")
            #expect(try await stand.get("/api/calls/CA1").status == 200)
        }
    }

    @Test func `is not erased while the call goes on`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                #expect(await eventually { (try? await stand.get("/api/calls/CA7").status) == 200 })
                let answer = try await delete("/api/calls/CA7", stand)
                #expect(answer.status == 409)
                #expect(answer.code == "E004")
            }
        }
    }

    @Test func `of one person is exported and erased, however the number is written`() async throws {
        try await BridgeStand.run { stand in
            try await fill(stand.store, ["CA1", "CA2", "CA3"])
            try await fill(stand.store, ["CA4"], number: "+12015551001")
            for path in ["/api/people/+12015551000", "/api/people/%2B12015551000", "/api/people/2015551000"] {
                let json = try await stand.get(path).json
                let sids = (json["calls"]?.array ?? []).compactMap { $0["call"]?["callSid"]?.string }
                #expect(sids == ["CA3", "CA2", "CA1"], "\(path)")
                #expect(json["calls"]?[0]?["transcript"]?[0]?["text"] == "I am Ada.")
            }
            let page = try await stand.get("/api/people/+12015551000?limit=2").json
            #expect(page["calls"]?.array?.count == 2)
            let cursor = page["nextCursor"]?.string ?? ""
            let rest = try await stand.get("/api/people/+12015551000?limit=2&cursor=\(cursor)").json
            #expect(rest["calls"]?.array?.count == 1)
            #expect(rest["nextCursor"]?.isNull == true)

            #expect(try await delete("/api/people/+12015551000", stand).json == ["erasedCalls": 3])

            #expect(try await stand.get("/api/people/+12015551000").json["calls"] == [])
            #expect(try await stand.get("/api/calls/CA4").status == 200)
            #expect(try await delete("/api/people/+12015551000", stand).status == 404)
        }
    }

    @Test(arguments: ["/api/calls/CA1", "/api/people/+12015551000"])
    func `is nobody's without the token`(path: String) async throws {
        try await BridgeStand.run { stand in
            try await fill(stand.store, ["CA1"])
            #expect(try await stand.get(path, token: nil).status == 401)
            #expect(try await stand.get(path, token: "wrong", method: "DELETE").status == 401)
            #expect(try await stand.get("/api/calls/CA1").status == 200)
        }
    }

    @Test func `has who placed it, and what it is held by, also when nobody answered`() async throws {
        try await BridgeStand.run { stand in
            let prompt = try await stand.post("/api/prompts", ["name": "Shop", "instructions": "Sell."]).json["id"]
            let placed = try await RawHTTPConnection.request(
                "POST", "/api/calls/outgoing", port: stand.port, token: BridgeStand.token,
                headers: ["Content-Type": "application/json", "X-Device-Id": "tablet"],
                body: JSONValue.object(["to": "+12015550123", "promptId": prompt ?? .null]).data)
            #expect(placed.status == 201)
            let sid = placed.json["callSid"]?.string ?? ""
            try await stand.webhook(
                "/voice/status",
                [
                    "CallSid": sid, "CallStatus": "busy", "Direction": "outbound-api", "From": "+12015550100",
                    "To": "+12015550123",
                ])
            #expect(
                await eventually {
                    (try? await stand.get("/api/calls/\(sid)").json["call"]?["status"]) == "busy"
                })
            let call = try await stand.get("/api/calls/\(sid)").json["call"]
            #expect(call?["promptId"] == prompt)
            #expect(call?["userId"] == .string(CallUser.id(of: "tablet").text))
        }
    }

    @Test func `names no device that is none`() async throws {
        try await BridgeStand.run { stand in
            let answer = try await RawHTTPConnection.request(
                "POST", "/api/calls/outgoing", port: stand.port, token: BridgeStand.token,
                headers: [
                    "Content-Type": "application/json", "X-Device-Id": String(repeating: "x", count: 256),
                ], body: JSONValue.object(["to": "+12015550123"]).data)
            #expect(answer.status == 400)
            #expect(answer.json["error"]?["field"] == "X-Device-Id")
        }
    }
}
