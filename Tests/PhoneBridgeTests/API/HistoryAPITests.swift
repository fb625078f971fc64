import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The bridge's history of calls` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)

    private func fill(_ store: any CallStoreProtocol, _ count: Int) async throws {
        for number in 0..<count {
            let sid = "CA\(number)"
            var call = CallRecord(
                id: UUID(ofCall: sid), sid: sid, direction: number.isMultiple(of: 2) ? .inbound : .outbound,
                number: "+1201555\(1000 + number)", status: .inProgress, started: start + Double(number))
            if number == 0 { call.instance = "a" }
            try await store.begin(call)
        }
        try await store.end(UUID(ofCall: "CA0"), as: .completed, at: start + 61)
    }

    @Test func `comes in pages, newest first, each call once`() async throws {
        try await BridgeStand.run { stand in
            try await fill(stand.store, 120)
            var seen: [String] = []
            var path = "/api/calls/history"
            var pages: [Int] = []
            while true {
                let json = try await stand.get(path).json
                let calls = json["calls"]?.array ?? []
                pages.append(calls.count)
                seen += calls.compactMap { $0["callSid"]?.string }
                guard let cursor = json["nextCursor"]?.string else { break }
                path = "/api/calls/history?limit=40&cursor=\(cursor)"
            }
            #expect(pages == [50, 40, 30])
            #expect(seen == (0..<120).reversed().map { "CA\($0)" })
        }
    }

    @Test func `says all that is known of a call`() async throws {
        try await BridgeStand.run { stand in
            try await fill(stand.store, 1)
            let call = try await stand.get("/api/calls/history?limit=1").json["calls"]?[0]
            #expect(
                call == [
                    "id": .string(UUID(ofCall: "CA0").text), "callSid": "CA0", "direction": "inbound",
                    "number": "+12015551000", "status": "completed", "startedAt": "2025-11-25T10:00:00.000Z",
                    "endedAt": "2025-11-25T10:01:01.000Z", "durationSeconds": 61, "promptId": nil,
                    "userId": nil,
                ])
        }
    }

    @Test func `gives a call's events by its SID or by its id, in pages`() async throws {
        try await BridgeStand.run { stand in
            try await fill(stand.store, 1)
            let call = UUID(ofCall: "CA0")
            let events = (0..<3).map {
                CallEventRecord(
                    call: call, type: "call.digit", direction: .incoming, payload: ["digit": .string("\($0)")],
                    time: start + Double($0) / 2)
            }
            try await stand.store.append(events)
            let first = try await stand.get("/api/events/CA0?limit=2").json
            #expect(
                first["events"]?[1] == [
                    "id": .string(events[1].id.text), "timestamp": "2025-11-25T10:00:00.500Z", "callId": "CA0",
                    "eventType": "call.digit", "direction": "incoming", "payload": #"{"digit":"1"}"#,
                ])
            let cursor = first["nextCursor"]?.string ?? ""
            let second = try await stand.get("/api/events/\(call.text)?limit=2&cursor=\(cursor)").json
            #expect(second["events"]?.array?.compactMap { $0["id"]?.string } == [events[2].id.text])
            #expect(second["nextCursor"]?.isNull == true)
            #expect(try await stand.get("/api/events/CA1").status == 404)
            #expect(try await stand.get("/api/events/CA1").code == "E004")
        }
    }

    @Test func `keeps a running call with its prompt, and its events under the ids that watchers saw`() async throws {
        try await BridgeStand.run { stand in
            let prompt = CallPrompt(name: "a", instructions: "Be brief.", updated: start)
            try await stand.store.save(prompt)
            let news = stand.switchboard.news
            let line = QuietLine("CA9")
            async let end = stand.switchboard.carry(line, prompt: prompt)
            var told: [String] = []
            for await item in news {
                if CallEvent(item.happening) != nil { told.append(item.id.text) }
                if case .began = item.happening { line.hangUp() }
                if case .ended = item.happening { break }
            }
            _ = await end
            _ = await eventually {
                (try? await stand.get("/api/events/CA9").json["events"]?.array?.count) == told.count
            }
            let kept = try await stand.get("/api/events/CA9").json["events"]?.array ?? []
            #expect(kept.compactMap { $0["id"]?.string } == told)
            #expect(kept.first?["eventType"] == "call.connected")
            #expect(kept.last?["eventType"] == "call.disconnected")
            let call = try await stand.get("/api/calls/history").json["calls"]?[0]
            #expect(call?["promptId"]?.string == prompt.id.text)
        }
    }

    @Test(arguments: [
        "limit=0", "limit=", "cursor=", "limit=101", "limit=-1", "limit=x", "limit=1.5", "cursor=1", "cursor=1.2",
        "cursor=%00",
    ])
    func `refuses a page that nobody gave`(query: String) async throws {
        try await BridgeStand.run { stand in
            for path in ["/api/calls/history", "/api/recordings"] {
                let answer = try await stand.get("\(path)?\(query)")
                #expect(answer.status == 400)
                #expect(answer.code == "E006")
                let field = query.split(separator: "=")[0]
                #expect(answer.json["error"]?["field"]?.string == String(field))
                #expect(answer.message.hasPrefix(field))
            }
        }
    }

    @Test(arguments: [
        "/api/calls/history", "/api/events/CA1", "/api/recordings", "/api/recordings/\(UUID())", "/api/prompts",
    ])
    func `says so when the store is away, and asks for the token first`(path: String) async throws {
        try await BridgeStand.run(store: AwayStore()) { stand in
            let answer = try await stand.get(path)
            #expect(answer.status == 503)
            #expect(answer.code == "E008")
            #expect(try await stand.get(path, token: nil).status == 401)
            #expect(try await stand.get(path, token: "wrong").status == 401)
        }
    }
}
