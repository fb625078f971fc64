import Echo
import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A client that holds calls` {
    private func connect(_ stand: BridgeStand) async throws -> WatchingClient {
        try await WatchingClient.connect(
            "/ios-client", port: stand.port, headers: ["Authorization": "Bearer \(BridgeStand.token)"])
    }

    private func problem(_ client: WatchingClient, _ json: JSONValue) async throws -> JSONValue {
        try await client.send(json)
        return try await client.until(type: "error")
    }

    @Test func `places a call, and hears how it goes`() async throws {
        try await BridgeStand.run { stand in
            let client = try await connect(stand)
            try await client.send(["type": "call.start", "to": "(201) 555-0123"])
            let queued = try await client.until(type: "call.status")
            #expect(queued["status"] == "queued")
            #expect(queued["callId"] == "CA1")
            #expect(stand.twilio.calls.last?["To"] == "+12015550123")
            try await stand.calling("CA1") { _ in
                #expect(try await client.until(type: "call.status")["status"] == "in-progress")
                #expect(try await client.until(type: "event")["event"]?["eventType"] == "call.connected")
                try await client.send(["type": "call.end", "callId": "CA1"])
                let ended = try await client.until(type: "call.status")
                #expect(ended["status"] == "completed")
                #expect(ended["reason"] == "hungUpHere")
            }
        }
    }

    @Test func `is told of the calls that run, and does with one what it likes`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { line in
                let client = try await connect(stand)
                let status = try await client.until(type: "call.status")
                #expect(status["callId"] == "CA7")
                #expect(status["from"] == "+12015550100")
                try await client.send(["type": "subscribe", "callId": "CA7", "audio": false])
                try await client.send(["type": "call.takeover", "callId": "CA7", "active": true])
                try await client.until("taken over") { $0["event"]?["eventType"] == "call.taken_over" }
                try await client.send(["type": "call.transfer", "callId": "CA7", "to": "+12015550123"])
                try await client.until("transferred") { $0["event"]?["eventType"] == "call.transferred" }
                #expect(line.numbers == ["+12015550123"])
                try await client.send([
                    "type": "config.update", "callId": "CA7", "config": ["voice": "ash"],
                ])
                #expect(try await client.until(type: "config.updated")["config"]?["voice"] == "ash")
            }
        }
    }

    @Test func `speaks when it has taken the call over, and hears itself`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                let client = try await connect(stand)
                let sound = Data(repeating: 0x90, count: 800)
                let speech: JSONValue = [
                    "type": "call.audio", "callId": "CA7", "audio": .string(sound.base64EncodedString()),
                ]
                #expect(try await problem(client, speech)["code"] == "E003")
                try await client.send(["type": "subscribe", "callId": "CA7", "audio": true])
                try await client.send(["type": "call.takeover", "callId": "CA7", "active": true])
                try await client.send(speech)
                let heard = try await client.until(type: "audio")
                #expect(heard["side"] == "assistant")
                #expect(heard["format"] == "mulaw")
                #expect(Data(base64Encoded: heard["audio"]?.string ?? "") == sound.prefix(160))
                let levels = try await client.until(type: "levels")
                #expect(levels["caller"] == 0)
                #expect(levels["assistant"]?.number ?? 0 > 0.1)
                let loud = AudioCodec.pcm16.encode(AudioCodec.muLaw.decode(sound))
                try await client.send([
                    "type": "call.audio", "callId": "CA7", "format": "pcm16",
                    "audio": .string(loud.base64EncodedString()),
                ])
                try await client.until(type: "levels")
            }
        }
    }

    @Test func `cannot speak faster than it is heard`() async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                let client = try await connect(stand)
                try await client.send(["type": "call.takeover", "callId": "CA7", "active": true])
                let half = Data(repeating: 0x90, count: 4000).base64EncodedString()
                for _ in 0..<40 {
                    try await client.send(["type": "call.audio", "callId": "CA7", "audio": .string(half)])
                }
                #expect(try await client.until(type: "error")["code"] == "E005")
            }
        }
    }

    @Test func `hears a conversation in words and in sound`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            let host = CallHost(makeEngine: { [configuration] _ in
                Echo(key: LoopbackServer.token, configuration: configuration)
            })
            try await BridgeStand.run(CallPolicy(country: "US"), host: host) { stand in
                let client = try await connect(stand)
                // It is placed, and has not begun.
                _ = stand.bridge.desk.gate.reserve("CA7", for: .outgoing(number: "+12015550123"))
                try await client.send(["type": "subscribe", "callId": "CA7", "audio": true])
                try await stand.calling("CA7") { _ in
                    // The greeting tells that the conversation stands.
                    try await client.until("a greeting") { $0["type"] == "transcript" && $0["final"] == true }
                    try await client.send(["type": "call.whisper", "callId": "CA7", "text": "Be nice."])
                    try await client.send(["type": "call.say", "callId": "CA7", "text": "Hello there."])
                    // That of the greeting comes again where it is cut: empty when nothing of it was heard.
                    try await client.until("a transcript") {
                        $0["type"] == "transcript" && $0["final"] == true && $0["speaker"] == "assistant"
                            && $0["text"]?.string?.isEmpty == false
                    }
                    try await client.until("sound") { $0["type"] == "audio" && $0["side"] == "assistant" }
                }
            }
        }
    }

    @Test func `is told which answers nobody heard`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            let host = CallHost(makeEngine: { [configuration] _ in
                Echo(key: LoopbackServer.token, configuration: configuration)
            })
            try await BridgeStand.run(CallPolicy(country: "US"), host: host) { stand in
                let client = try await connect(stand)
                _ = stand.bridge.desk.gate.reserve("CA7", for: .outgoing(number: "+12015550123"))
                try await client.send(["type": "subscribe", "callId": "CA7"])
                try await stand.calling("CA7") { _ in
                    let greeting = try await client.until("a greeting") {
                        $0["type"] == "transcript" && $0["final"] == true
                    }
                    #expect(greeting["heard"] == true)
                    try await client.send(["type": "call.mute", "callId": "CA7", "muted": true])
                    try await client.until("muted") { $0["event"]?["eventType"] == "call.muted" }
                    try await client.send(["type": "call.say", "callId": "CA7", "text": "Hello there."])
                    try await client.until("an answer that nobody heard") {
                        $0["type"] == "transcript" && $0["final"] == true && $0["heard"] == false
                            && $0["itemId"] != greeting["itemId"]
                    }
                }
            }
        }
    }

    @Test func `cannot watch a call that nobody knows, but one that is waited for`() async throws {
        try await BridgeStand.run { stand in
            let client = try await connect(stand)
            _ = stand.bridge.desk.gate.reserve("CA7", for: .outgoing(number: "+12015550123"))
            try await client.send(["type": "subscribe", "callId": "CA7"])
            // Answered after what was asked before it: from here on the other call is waited for.
            #expect(try await problem(client, ["type": "subscribe", "callId": "CA404"])["code"] == "E004")
            try await stand.calling("CA7") { _ in
                try await client.until("its beginning") { $0["event"]?["eventType"] == "call.connected" }
            }
            // Until it has heard of the end it watches the call.
            try await client.until("its end") { $0["event"]?["eventType"] == "call.disconnected" }
            #expect(try await problem(client, ["type": "subscribe", "callId": "CA7"])["code"] == "E004")
        }
    }

    @Test(arguments: [
        (PhoneLineError.notPossible, "E002"), (.refused(code: 503, reason: "HTTP 503"), "E002"), (.over, "E004"),
        (.refused(code: 20429, reason: "Too many"), "E005"), (.refused(code: 20003, reason: "Authenticate"), "E001"),
        (.refused(code: 21217, reason: "Not valid"), "E006"),
    ])
    func `is told why a call that it hands on stays where it is`(failure: PhoneLineError, code: String) async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7", failure: failure) { _ in
                let (client, other) = (try await connect(stand), try await connect(stand))
                let error = try await problem(client, ["type": "call.transfer", "callId": "CA7", "to": "911"])
                #expect(error["code"] == "E006")
                #expect(error["field"] == "to")
                let failed = try await problem(
                    client, ["type": "call.transfer", "callId": "CA7", "to": "+12015550123"])
                #expect(failed["code"]?.string == code)
                // Who did not ask is told nothing: the next error is their own.
                #expect(try await problem(other, ["type": "call.fly"])["field"] == "type")
            }
        }
    }

    static let wrong: [(JSONValue, String)] = [
        (["type": "call.fly"], "type"), (["callId": "CA7"], "type"), (["type": 1], "type"), ([], "message"),
        (["type": "call.end"], "callId"), (["type": "call.end", "callId": "CA7", "more": 1], "more"),
        (["type": "call.mute", "callId": "CA7"], "muted"),
        (["type": "call.mute", "callId": "CA7", "muted": 1], "muted"),
        (["type": "call.takeover", "callId": "CA7", "active": "yes"], "active"),
        (["type": "call.audio", "callId": "CA7", "audio": "!"], "audio"),
        (["type": "call.audio", "callId": "CA7", "audio": "AAAA", "format": "mp3"], "format"),
        (["type": "call.audio", "callId": "CA7", "audio": "AAAA", "format": "pcm16"], "audio"),
        (
            [
                "type": "call.audio", "callId": "CA7",
                "audio": .string(Data(repeating: 0, count: 4001).base64EncodedString()),
            ], "audio"
        ),
        (["type": "call.whisper", "callId": "CA7", "text": ""], "text"),
        (["type": "call.say", "callId": "CA7", "text": .string(String(repeating: "a", count: 4001))], "text"),
        (["type": "call.dtmf", "callId": "CA7", "digits": "12x"], "digits"),
        (["type": "call.transfer", "callId": "CA7"], "to"), (["type": "config.update", "callId": "CA7"], "config"),
        (["type": "config.update", "config": ["voice": "bob"]], "config.voice"),
        (["type": "subscribe", "callId": "CA7", "audio": "yes"], "audio"), (["type": "call.start", "to": "911"], "to"),
        (["type": "call.start", "to": "+12015550123", "promptId": "x"], "promptId"),
        (["type": "call.start", "to": "+12015550123", "from": "+12015550199"], "from"),
    ]

    @Test(arguments: wrong) func `with a wrong message hears one error and goes on`(
        json: JSONValue, field: String
    ) async throws {
        try await BridgeStand.run { stand in
            try await stand.calling("CA7") { _ in
                let client = try await connect(stand)
                let error = try await problem(client, json)
                #expect(error["field"]?.string == field)
                #expect(error["message"]?.string?.isEmpty == false)
                #expect(stand.twilio.calls.isEmpty)
                try await client.send(["type": "config.update", "callId": "CA7", "config": [:]])
                let next = try await client.next()
                guard case .message(let message) = next else { throw WatchingClient.Missing(wanted: "\(next)") }
                #expect(message["type"] == "config.updated")
            }
        }
    }

    @Test(arguments: HostileWords.all) func `puts hostile words nowhere`(words: String) async throws {
        try await BridgeStand.run { stand in
            let client = try await connect(stand)
            #expect(try await problem(client, ["type": .string(words)])["code"] == "E006")
            #expect(try await problem(client, ["type": "call.end", "callId": .string("x" + words)])["code"] == "E004")
            #expect(try await problem(client, ["type": "call.start", "to": .string(words)])["code"] == "E006")
            #expect(stand.twilio.calls.isEmpty)
        }
    }

    @Test func `that sends no JSON, or sound without a wrapping, hears one error each`() async throws {
        try await BridgeStand.run { stand in
            let client = try await connect(stand)
            for payload in ["", "{", "hello", String(repeating: "[", count: 10_000)] {
                try await client.send(opcode: 1, Data(payload.utf8))
                #expect(try await client.until(type: "error")["code"] == "E006")
            }
            try await client.send(opcode: 2, Data([1, 2, 3]))
            #expect(try await client.until(type: "error")["code"] == "E006")
        }
    }

    @Test func `that says too much at once is told so and turned away`() async throws {
        try await BridgeStand.run { stand in
            let client = try await connect(stand)
            try await client.send(opcode: 1, Data(repeating: 0x20, count: ClientRoute.mostBytes + 1))
            #expect(try await client.until(type: "error")["message"]?.string?.contains("longer") == true)
            #expect(try await client.closing() == 1009)
        }
    }

    @Test func `that floods the bridge is told so and turned away`() async throws {
        try await BridgeStand.run { stand in
            let client = try await connect(stand)
            for _ in 0..<3000 {
                // The bridge may have closed already.
                guard (try? await client.send(["type": "call.end", "callId": "x"])) != nil else { break }
            }
            try await client.until("E005") { $0["code"] == "E005" }
            #expect(try await client.closing() == 1008)
        }
    }

    @Test func `finds the door closed when all seats are taken`() async throws {
        try await BridgeStand.run { stand in
            var clients: [WatchingClient] = []
            for _ in 0..<64 { clients.append(try await connect(stand)) }
            let late = try await connect(stand)
            #expect(try await late.closing() == 1013)
            clients.removeLast().close()
            #expect(
                await eventually {
                    guard let next = try? await connect(stand) else { return false }
                    try? await next.send(["type": "x"])
                    return (try? await next.until(type: "error")) != nil
                })
        }
    }
}
