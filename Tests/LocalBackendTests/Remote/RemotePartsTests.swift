import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Synchronization
import Testing

@testable import LocalBackend

@Suite struct `A server of this machine is a part of the assistant` {
    private static let key: @Sendable (String) -> String? = { $0 == "THE_KEY" ? LoopbackServer.token : nil }

    /// One server whose part is another server.
    private func ask<Result: Sendable>(
        through choice: @escaping @Sendable (Int) -> LocalAssistantParts, other: LocalServerConfiguration,
        ports: [PartRole: [Int]] = [:], recognizer: any SpeechRecognizerProtocol = ScriptedRecognizer(),
        synthesizer: any SpeechSynthesizerProtocol = ScriptedSynthesizer(),
        _ body: @escaping @Sendable (RESTClient) async throws -> Result
    ) async throws -> Result {
        try await LoopbackServer.run(other) { port in
            let configuration = LocalServerConfiguration.assistant(
                choice(port), among: ServerPicker(ports: ports), token: BearerToken(LoopbackServer.token),
                key: Self.key, builtInRecognizer: recognizer, builtInSynthesizer: synthesizer)
            return try await RESTClient.talk(configuration, body)
        }
    }

    private static func server(_ port: Int, _ rest: String = "#m") throws -> PartChoice {
        try PartChoice("http://127.0.0.1:\(port)\(rest)", keyName: "THE_KEY")
    }

    private static func text(_ answer: RawHTTPConnection.Answer) -> String? {
        answer.json["output"]?[0]?["content"]?[0]?["text"]?.string
    }

    @Test func `it answers`() async throws {
        let answer = try await ask(
            through: { LocalAssistantParts(brain: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(
                brain: ScriptedBrain { .parts([.text("\($0.items.count) items. "), .text("That is all.")]) })
        ) {
            try await $0.post("/v1/responses", ["model": "m", "input": "Hello.", "instructions": "Be brief."])
        }

        #expect(Self.text(answer) == "2 items. That is all.")
    }

    @Test func `it calls functions and is told what came of them`() async throws {
        let other = ScriptedBrain { prompt in
            guard case .callOutput(_, let output)? = prompt.items.last else {
                return .parts([.call(name: "f", arguments: #"{"a":1}"#), .call(name: "f", arguments: "{}")])
            }
            return .parts([.text(output)])
        }
        let tools: JSONValue = [["type": "function", "name": "f", "parameters": ["type": "object"], "strict": false]]
        try await ask(
            through: { LocalAssistantParts(brain: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(brain: other)
        ) { client in
            let first = try await client.post("/v1/responses", ["model": "m", "input": "Do.", "tools": tools]).json
            let calls = first["output"]?.array ?? []
            #expect(calls.map { $0["arguments"] } == [#"{"a":1}"#, "{}"])
            let outputs = calls.map { call -> JSONValue in
                ["type": "function_call_output", "call_id": call["call_id"] ?? .null, "output": "done"]
            }
            let second = try await client.post(
                "/v1/responses",
                [
                    "model": "m", "input": .array(outputs), "tools": tools,
                    "previous_response_id": first["id"] ?? .null,
                ])
            #expect(Self.text(second) == "done")
        }
    }

    @Test func `a schema goes through to it`() async throws {
        let other = ScriptedBrain { prompt in
            guard case .schema(let name, _)? = prompt.format else { return .failure("no schema") }
            return .parts([.text(#"{"name":"\#(name)"}"#)])
        }
        let format: JSONValue = ["format": ["type": "json_schema", "name": "thing", "schema": ["type": "object"]]]
        let answer = try await ask(
            through: { LocalAssistantParts(brain: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(brain: other)
        ) {
            try await $0.post("/v1/responses", ["model": "m", "input": "x", "text": format])
        }

        #expect(Self.text(answer) == #"{"name":"thing"}"#, "\(answer.text)")
    }

    @Test func `its refusal of the key is told, and the skills go on`() async throws {
        let answer = try await ask(
            through: { LocalAssistantParts(brain: (try? PartChoice("http://127.0.0.1:\($0)#m")) ?? .builtIn) },
            other: LoopbackServer.configuration()
        ) {
            try await $0.post("/v1/responses", ["model": "m", "input": "Who are you?"])
        }

        #expect(Self.text(answer)?.contains("refused (401)") == true)
        #expect(Self.text(answer)?.contains("I go on with my own skills.") == true)
        #expect(Self.text(answer)?.contains("offline assistant") == true)
    }

    @Test func `who answers in its place is told`() async throws {
        let providers = try await ask(
            through: { LocalAssistantParts(brain: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(brain: .says("I am the model."))
        ) { client in
            var providers: [String?] = []
            for question in [
                "What is twelve times seven?", "Tell me about the sea.",
                "What is twelve times seven, and tell me a short story.",
            ] {
                providers.append(
                    try await client.post("/v1/responses", ["model": "m", "input": .string(question)]).json["provider"]?
                        .string)
            }
            let chat = try await client.post(
                "/v1/chat/completions",
                ["model": "m", "messages": [["role": "user", "content": "What is twelve times seven?"]]])
            return providers + [chat.json["provider"]?.string]
        }

        #expect(providers == ["built-in skills", nil, "built-in skills and the model", "built-in skills"])
    }

    @Test func `what the skills know exactly, it is not asked`() async throws {
        let answers = try await ask(
            through: { LocalAssistantParts(brain: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(brain: .says("I am the model."))
        ) { client in
            var answers: [String?] = []
            for question in ["What is twelve times seven?", "Tell me about the sea.", "What day was it yesterday?"] {
                answers.append(
                    Self.text(try await client.post("/v1/responses", ["model": "m", "input": .string(question)])))
            }
            return answers
        }

        #expect(answers[0]?.contains("84") == true)
        #expect(answers[1] == "I am the model.")
        #expect(answers[2]?.hasPrefix("Yesterday was") == true)
    }

    @Test func `a server that is gone is told, and the skills go on`() async throws {
        let port = try await LoopbackServer.run(LoopbackServer.configuration()) { $0 }
        let configuration = LocalServerConfiguration.assistant(
            LocalAssistantParts(brain: try Self.server(port)), among: ServerPicker(ports: [:]),
            token: BearerToken(LoopbackServer.token), builtInRecognizer: ScriptedRecognizer())
        let answer = try await RESTClient.talk(configuration) {
            try await $0.post("/v1/responses", ["model": "m", "input": "Hello."])
        }

        #expect(Self.text(answer)?.contains("127.0.0.1:\(port) cannot be reached") == true)
    }

    @Test func `an answer that breaks off fails, and is not taken up by another mind`() async throws {
        let brain = ScriptedBrain { _ in .parts([.text("Half of it. ")]) }
        let broken = FallbackBrain(builtIn: SkillBrain(), remote: { BreakingBrain(first: brain) })
        let answer = try await RESTClient.talk(LoopbackServer.configuration(brain: broken)) {
            try await $0.stream("/v1/responses", ["model": "m", "input": "Hello.", "stream": true])
        }

        #expect(answer.types.last == "response.failed")
        #expect(answer.events.compactMap { $0["delta"]?.string }.joined() == "Half of it. ")
    }

    @Test func `who stops listening stops it at once`() async throws {
        let (stopped, stop) = AsyncStream.makeStream(of: Void.self)
        try await ask(
            through: { LocalAssistantParts(brain: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(brain: StoppableBrain { stop.yield() })
        ) { client in
            let connection = try RawHTTPConnection(port: client.port)
            let body = #"{"model":"m","input":"x","stream":true}"#
            try await connection.send(
                "POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(LoopbackServer.token)\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
            _ = try await connection.read { $0.contains("output_text.delta") }

            connection.close()

            for await _ in stopped { return }
        }
    }

    @Test func `it listens`() async throws {
        let ears = ScriptedRecognizer("What did you say?")
        let sound = ScriptedSynthesizer.tone(milliseconds: 500)
        let answer = try await ask(
            through: { LocalAssistantParts(ears: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(recognizer: ears)
        ) {
            try await $0.upload(WAVFile(samples: sound.samples).data, fields: ["model": "m"])
        }

        #expect(answer.json["text"] == "What did you say?")
        #expect(ears.heardSamples == [sound.samples.count])
    }

    @Test func `what it cannot hear, the built-in ears hear again`() async throws {
        let sound = ScriptedSynthesizer.tone(milliseconds: 500)
        let answer = try await ask(
            through: { LocalAssistantParts(ears: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(recognizer: ScriptedRecognizer(failing: "deaf")),
            recognizer: ScriptedRecognizer("Still heard.")
        ) {
            try await $0.upload(WAVFile(samples: sound.samples).data, fields: ["model": "m"])
        }

        #expect(answer.json["text"] == "Still heard.")
    }

    @Test func `it speaks, with a voice of its own`() async throws {
        let voice = ScriptedSynthesizer()
        let answer = try await ask(
            through: { LocalAssistantParts(voice: (try? Self.server($0, "/v1#kokoro@nova")) ?? .builtIn) },
            other: LoopbackServer.configuration(synthesizer: voice)
        ) {
            try await $0.post(
                "/v1/audio/speech", ["model": "kokoro", "voice": "marin", "input": "Hello.", "response_format": "pcm"])
        }

        #expect(answer.body == ScriptedSynthesizer.tone(milliseconds: 300).littleEndianData)
        #expect(voice.lines.map(\.voice) == ["nova"])
    }

    @Test func `what it cannot say, the built-in voice says`() async throws {
        let builtIn = ScriptedSynthesizer()
        let answer = try await ask(
            through: { LocalAssistantParts(voice: (try? Self.server($0)) ?? .builtIn) },
            other: LoopbackServer.configuration(synthesizer: ScriptedSynthesizer(fails: true)), synthesizer: builtIn
        ) {
            try await $0.post(
                "/v1/audio/speech", ["model": "tts-1", "voice": "marin", "input": "Hello.", "response_format": "pcm"])
        }

        #expect(answer.status == 200)
        #expect(builtIn.lines.map(\.sentence) == ["Hello."])
    }

    @Test(arguments: [
        ("audio/mpeg", "\u{1}\u{2}"), ("audio/ogg; codecs=opus", "\u{1}\u{2}"), ("text/html", "\u{1}\u{2}"),
        ("Application/JSON", "\u{1}\u{2}"), ("audio/pcm", "OggS and so on"), ("", "<!DOCTYPE html><html>"),
        ("application/octet-stream", "ID3\u{4}"), ("audio/pcm", ""), ("", #"{"error":{"message":"busy"}}"#),
    ]) func `what is no samples is not played`(type: String, body: String) {
        #expect(!SpeechServerSynthesizer.isRaw(Data(body.utf8), type))
    }

    @Test(arguments: ["audio/pcm", "audio/pcm;rate=24000", "application/octet-stream", "", "audio/L16; rate=24000"])
    func `samples are played, whatever they are called`(type: String) {
        #expect(SpeechServerSynthesizer.isRaw(Data([1, 2, 3, 4]), type))
    }

    @Test func `this program's own server is never found by itself`() async throws {
        let found = try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            await ServerPicker(ports: [.brain: [port]]).find(.brain)
        }

        #expect(found == nil)
    }

    @Test func `a part that is looked for is found in the background`() async throws {
        let told = Mutex<[Bool]>([])
        let found = FoundPart<String>(
            { PartServer(baseURL: "http://127.0.0.1:1/v1") }, make: { server, _ in server.name },
            tell: { _, isThere in told.withLock { $0.append(isThere) } })

        #expect(await found.current() == nil)
        #expect(await found.settle() == "127.0.0.1:1")
        #expect(await found.current() == "127.0.0.1:1")
        await found.forget()
        await found.forget()
        #expect(await found.settle() == "127.0.0.1:1")
        #expect(told.withLock(\.self) == [true, false, true])
    }
}
