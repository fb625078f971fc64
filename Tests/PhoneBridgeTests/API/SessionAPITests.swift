import Echo
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The bridge's session configuration` {
    @Test func `changes what is named in a running call, and nothing else`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                let answer = try await stand.post(
                    "/api/session/config",
                    ["callId": "CA7", "voiceSpeed": 4, "noiseReduction": nil, "temperature": 0.8])
                #expect(answer.status == 200)
                #expect(answer.json["config"]?["voiceSpeed"] == 1.5)
                #expect(answer.json["config"]?["noiseReduction"]?.isNull == true)
                #expect(answer.json["config"]?["voice"] == "marin")
                #expect(answer.json["ignored"] == ["temperature"])
                let settings = stand.switchboard.change(SessionChange(), in: "CA7")
                #expect(settings?.speed == 1.5)
                #expect(settings?.noiseReduction == .off)
            }
        }
    }

    @Test func `names what was changed, and takes turn detection back with null`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                let vad: JSONValue = ["type": "server_vad", "threshold": 0.9, "silenceDurationMs": 2000]
                let answer = try await stand.post(
                    "/api/session/config", ["callId": "CA7", "voice": "ash", "vadConfig": vad, "temperature": 0.8])
                #expect(answer.json["changed"] == ["vadConfig", "voice"])
                let again = try await stand.post("/api/session/config", ["callId": "CA7", "vadConfig": nil])
                #expect(again.status == 200)
                #expect(again.json["changed"] == ["vadConfig"])
                let settings = stand.switchboard.change(SessionChange(), in: "CA7")
                #expect(settings?.threshold == 0.5)
                #expect(settings?.silence == .milliseconds(500))
                #expect(settings?.turnMode == .automatic(.server))
                #expect(settings?.voice == "ash")
            }
        }
    }

    @Test func `takes transcription off with null, and on again with a model`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                let off = try await stand.post("/api/session/config", ["callId": "CA7", "transcriptionModel": nil])
                #expect(off.status == 200)
                #expect(off.json["config"]?["transcriptionModel"]?.isNull == true)
                #expect(stand.switchboard.change(SessionChange(), in: "CA7")?.transcribes == false)
                let on = try await stand.post(
                    "/api/session/config", ["callId": "CA7", "transcriptionModel": "gpt-transcribe"])
                #expect(on.json["config"]?["transcriptionModel"] == "gpt-transcribe")
                #expect(stand.switchboard.change(SessionChange(), in: "CA7")?.transcribes == true)
            }
            let standing = try await stand.post("/api/session/config", ["transcriptionModel": nil])
            #expect(standing.json["config"] == ["transcriptionModel": nil])
        }
    }

    @Test func `of no call is that of calls to come`() async throws {
        try await BridgeStand.run { stand in
            _ = try await stand.post("/api/session/config", ["voice": "cedar", "instructions": "Be brief."])
            let answer = try await stand.post(
                "/api/session/config", ["voice": "ash", "vadConfig": ["type": "semantic_vad", "eagerness": "low"]])
            #expect(answer.json["callId"]?.isNull == true)
            #expect(answer.json["config"]?["instructions"] == "Be brief.")
            try await stand.calling("CA8") { _ in
                let settings = stand.switchboard.change(SessionChange(), in: "CA8")
                #expect(settings?.voice == "ash")
                #expect(settings?.instructions == "Be brief.")
                #expect(settings?.turnMode == .automatic(.semantic))
                #expect(settings?.eagerness == .low)
            }
        }
    }

    @Test func `of a call that is over is E004`() async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.post("/api/session/config", ["callId": "CA404", "voice": "ash"])
            #expect(answer.status == 404)
            #expect(answer.code == "E004")
        }
    }

    static let wrong: [(JSONValue, String)] = [
        (["voice": "bob"], "voice"), (["voiceSpeed": 0.2], "voiceSpeed"), (["voiceSpeed": 4.1], "voiceSpeed"),
        (["voiceSpeed": "fast"], "voiceSpeed"), (["temperature": 0.5], "temperature"),
        (["temperature": 1.3], "temperature"), (["model": 2], "model"),
        (["maxOutputTokens": 0], "maxOutputTokens"),
        (["maxOutputTokens": 32_001], "maxOutputTokens"), (["maxOutputTokens": 1.5], "maxOutputTokens"),
        (["noiseReduction": "loud"], "noiseReduction"), (["transcriptionModel": "ear"], "transcriptionModel"),
        (["vadConfig": ["type": "server_vad", "threshold": 1.1]], "vadConfig.threshold"),
        (["vadConfig": ["type": "server_vad", "idleTimeoutMs": 4999]], "vadConfig.idleTimeoutMs"),
        (["vadConfig": ["type": "server_vad", "silenceDurationMs": -1]], "vadConfig.silenceDurationMs"),
        (["vadConfig": ["type": "server_vad", "prefixPaddingMs": 1e30]], "vadConfig.prefixPaddingMs"),
        (["vadConfig": ["type": "server_vad", "eagerness": "low"]], "vadConfig.eagerness"),
        (["vadConfig": ["type": "semantic_vad", "eagerness": "wild"]], "vadConfig.eagerness"),
        (["vadConfig": ["type": "semantic_vad", "createResponse": 1]], "vadConfig.createResponse"),
        (["callId": .string(String(repeating: "a", count: 256))], "callId"), (["instructions": ["a"]], "instructions"),
        (["tools": []], "tools"),
    ]

    @Test(arguments: wrong) func `with a wrong value is refused by the field's name`(
        json: JSONValue, field: String
    ) async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.post("/api/session/config", json)
            #expect(answer.status == 400)
            #expect(answer.json["error"]?["field"]?.string == field)
            #expect(answer.message.hasPrefix(field + " "))
        }
    }

    @Test func `is none that cannot be read`() async throws {
        try await BridgeStand.run { stand in
            for body in ["", "{", "null", "[]", "{\"voice\":\"\\u0000\"}", String(repeating: "[", count: 5000)] {
                let answer = try await RawHTTPConnection.request(
                    "POST", "/api/session/config", port: stand.port, token: BridgeStand.token, body: Data(body.utf8))
                #expect(answer.status == 400)
                #expect(answer.code == "E006")
            }
        }
    }
}
