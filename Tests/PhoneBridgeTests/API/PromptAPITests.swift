import Echo
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The bridge's prompts` {
    @Test func `are saved, listed and saved over`() async throws {
        try await BridgeStand.run { stand in
            let saved = try await stand.post(
                "/api/prompts",
                ["name": "Shop", "instructions": "Sell.", "voice": "cedar", "vadConfig": ["type": "semantic_vad"]])
            #expect(saved.status == 201)
            #expect(saved.json["vadConfig"]?["eagerness"] == "auto")
            #expect(saved.json["isDefault"] == false)
            let id = saved.json["id"] ?? .null
            let again = try await stand.post("/api/prompts", ["id": id, "name": "Shop", "instructions": "Sell more."])
            #expect(again.status == 200)
            let all = try await stand.get("/api/prompts").json["prompts"]?.array ?? []
            #expect(all.map { $0["instructions"] } == ["Sell more."])
            #expect(all[0]["voice"] == "marin")
        }
    }

    @Test func `come in pages`() async throws {
        try await BridgeStand.run { stand in
            for name in ["Bakery", "Cinema", "Doctor"] {
                _ = try await stand.post("/api/prompts", ["name": .string(name), "instructions": "Be kind."])
            }
            var (names, cursor) = ([JSONValue?](), "")
            for _ in 0..<3 {
                let page = try await stand.get("/api/prompts?limit=1" + cursor).json
                #expect(page["prompts"]?.array?.count == 1)
                names.append(page["prompts"]?[0]?["name"])
                cursor = page["nextCursor"]?.string.map { "&cursor=" + $0 } ?? ""
            }
            #expect(names == ["Bakery", "Cinema", "Doctor"])
            #expect(cursor.isEmpty)
            #expect(try await stand.get("/api/prompts?limit=0").json["error"]?["field"] == "limit")
            #expect(try await stand.get("/api/prompts?cursor=x").json["error"]?["field"] == "cursor")
        }
    }

    @Test func `hold the calls that name them`() async throws {
        try await BridgeStand.run { stand in
            let prompt = try await stand.post(
                "/api/prompts",
                [
                    "name": "Shop", "instructions": "Sell.", "voice": "cedar",
                    "vadConfig": ["type": "server_vad", "silence_duration_ms": 900],
                ]
            ).json
            let id = prompt["id"] ?? .null
            let placed = try await stand.post("/api/calls/outgoing", ["to": "+12015550123", "promptId": id])
            #expect(placed.status == 201)
            var parameters: JSONObject = [:]
            for (name, value) in stand.twilio.parameters { parameters[name] = .string(value) }

            let stream = try await stand.mediaStream()
            try await stream.send(["event": "connected", "protocol": "Call", "version": "1.0.0"])
            try await stream.send([
                "event": "start", "sequenceNumber": "1", "streamSid": "MZ1",
                "start": [
                    "accountSid": "AC1", "streamSid": "MZ1", "callSid": "CA1", "tracks": ["inbound"],
                    "mediaFormat": ["encoding": "audio/x-mulaw", "sampleRate": 8000, "channels": 1],
                    "customParameters": .object(parameters),
                ],
            ])
            #expect(await eventually { stand.switchboard.call("CA1") != nil })
            let settings = stand.switchboard.change(SessionChange(), in: "CA1")
            #expect(settings?.instructions == "Sell.")
            #expect(settings?.voice == "cedar")
            #expect(settings?.silence == .milliseconds(900))
            stream.close()
        }
    }

    @Test func `that are not saved hold no calls`() async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.post(
                "/api/calls/outgoing", ["to": "+12015550123", "promptId": .string(UUID().text)])
            #expect(answer.status == 400)
            #expect(answer.json["error"]?["field"] == "promptId")
            #expect(stand.twilio.calls.isEmpty)
        }
    }

    static let wrong: [(JSONValue, String)] = [
        (["instructions": "a"], "name"), (["name": "a"], "instructions"), (["name": "", "instructions": "a"], "name"),
        (["name": .string(String(repeating: "a", count: 256)), "instructions": "a"], "name"),
        (["name": "a", "instructions": .string(String(repeating: "a", count: 100_001))], "instructions"),
        (["name": 1, "instructions": "a"], "name"), (["name": "a", "instructions": "a", "voice": "bob"], "voice"),
        (["name": "a", "instructions": "a", "id": "1"], "id"), (["name": "a", "instructions": "a", "more": 1], "more"),
        (["name": "a", "instructions": "a", "isDefault": "yes"], "isDefault"),
        (["name": "a", "instructions": "a", "vadConfig": ["type": "magic"]], "vadConfig.type"),
        (["name": "a", "instructions": "a", "vadConfig": "server_vad"], "vadConfig"), ([1], "body"),
    ]

    @Test(arguments: wrong) func `with a wrong field are refused by its name`(
        json: JSONValue, field: String
    ) async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.post("/api/prompts", json)
            #expect(answer.status == 400)
            #expect(answer.code == "E006")
            #expect(answer.json["error"]?["field"]?.string == field)
            #expect(answer.message.hasPrefix(field + " "))
            #expect(try await stand.get("/api/prompts").json["prompts"]?.array?.isEmpty == true)
        }
    }

    @Test(arguments: HostileWords.all) func `keep hostile words as they are`(words: String) async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.post(
                "/api/prompts", ["name": .string("n" + words), "instructions": .string("i" + words)])
            // What a terminal would obey is no name.
            let isName = words.unicodeScalars.allSatisfy {
                !["\u{9}", "\u{A}", "\u{D}", "\u{1B}", "\u{202E}"].contains($0)
            }
            #expect(answer.status == (isName ? 201 : 400))
            guard isName else {
                #expect(answer.json["error"]?["field"] == "name")
                #expect(
                    try await stand.post("/api/prompts", ["name": "n", "instructions": .string(words)]).status == 201)
                let prompt = try await stand.get("/api/prompts").json["prompts"]?[0]
                #expect(prompt?["instructions"]?.string == words)
                return
            }
            #expect(answer.headers["x-header"] == nil)
            let prompt = try await stand.get("/api/prompts").json["prompts"]?[0]
            #expect(prompt?["name"]?.string == "n" + words)
            #expect(prompt?["instructions"]?.string == "i" + words)
        }
    }
}
