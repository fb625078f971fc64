import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A model that does not behave` {
    private static func parts(
        _ words: [String], form: ChatServerReader.Form = .spoken(functions: []), isEnded: Bool = true
    ) throws -> [BrainPart] {
        var reader = ChatServerReader(server: "here", form: form)
        var parts: [BrainPart] = []
        for word in words where !reader.isDone {
            let frame = #"data: {"choices":[{"index":0,"delta":{"content":\#(JSONValue.string(word).text)}}]}"#
            parts += try reader.receive(Array((frame + "\n\n").utf8))
        }
        if !reader.isDone, isEnded { parts += try reader.receive(Array("data: [DONE]\n\n".utf8)) }
        return parts + (try reader.finish())
    }

    private static func text(_ words: [String]) throws -> String {
        try parts(words).map { if case .text(let text) = $0 { text } else { "?" } }.joined()
    }

    @Test(arguments: [
        ["Paris.", "<|im_", "end|>", "<|im_start|>user\nAnd Rome?"], ["Paris.</s>"],
        ["<|im_start|>assistant\n", "Paris."],
        ["<|im_sta", "rt|>assistant\nParis.<|im_end|>"], ["Paris.<|eot_id|><|start_header_id|>user"],
        ["<start_of_turn>model\nParis.<end_of_turn>\n"], ["[/INST] ", "Paris. [INST] What else?"],
        ["<|channel|>final<|message|>Paris.<|return|>"], ["Paris.", "</think>"],
    ]) func `keeps the tokens of its template to itself, and plays nobody else's turn`(words: [String]) throws {
        #expect(try Self.text(words).trimmingCharacters(in: .whitespacesAndNewlines) == "Paris.")
    }

    @Test func `may say what only begins like a token`() throws {
        #expect(try Self.text(["a <", "b and 2 <| 3", "."]) == "a <b and 2 <| 3.")
        #expect(try Self.text(["assist"]) == "assist")
    }

    @Test(arguments: [
        ["<think>Hm.", "</think>\n\n", "Paris."], ["<thinking>", "Hm. </thin", "king>Paris."],
        ["<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>Paris."],
        ["[THINK]Hm.[/THINK]Paris."], ["◁think▷Hm.◁/think▷Paris."],
        ["<|im_start|>", "assistant\n", "<think>", "Hm.</think>", "Paris.<|im_end|>"],
        ["<|start|>assi", "stant<|channel|>analysis<|message|>Hm.<|channel|>final<|message|>Paris."],
    ]) func `thinks aloud in silence`(words: [String]) throws {
        #expect(try Self.text(words) == "Paris.")
    }

    @Test(arguments: [[], [""], ["  \n"], ["<think>For ever"], ["<|im_end|>"]])
    func `and that says nothing at all is told of`(words: [String]) {
        #expect(throws: RemoteError.silent(server: "here")) { try Self.parts(words) }
    }

    @Test(arguments: ["Loose, ", "aaaa", "\n", "one two ", "哈"])
    func `repeats itself for ever without an end of a sentence is ended`(word: String) throws {
        var reader = ChatServerReader(server: "here", form: .spoken(functions: []))
        var count = 0
        while !reader.isDone, count < 2_000 {
            let frame = #"data: {"choices":[{"index":0,"delta":{"content":\#(JSONValue.string(word).text)}}]}"#
            _ = try reader.receive(Array((frame + "\n\n").utf8))
            count += 1
        }
        #expect(count * word.count < 1_000)
    }

    @Test func `writes blank lines behind a call is ended, and called is what it called`() throws {
        let call = #"{"name": "weather", "arguments": {"city": "Oslo"}}"#
        let parts = try Self.parts(
            [call] + Array(repeating: "\n", count: 1_000), form: .spoken(functions: ["weather"]), isEnded: false)

        #expect(parts == [.call(name: "weather", arguments: #"{"city":"Oslo"}"#)])
    }

    @Test func `may count, and list what is alike`() throws {
        let numbers = (1...120).map { "\($0), " }
        #expect(try Self.text(numbers) == numbers.joined())
        let data = String(repeating: "0,", count: 400)
        let written = try Self.parts(["[", data, "0]"], form: .data)
        #expect(written.map { if case .text(let text) = $0 { text } else { "?" } }.joined() == "[\(data)0]")
    }
}

@Suite struct `A model that is late` {
    private static let prompt = BrainPrompt(
        items: [.user("Tell me about the sea.")], now: OfflineAssistant.now, timeZone: .gmt, seed: 1)

    private static func brain(
        _ remote: any BrainProtocol, slow: Duration = .seconds(60), mostGlances: Int = 1_000,
        onFailure: @escaping @Sendable () async -> Void = {}
    ) -> FallbackBrain {
        var patience = FallbackBrain.Patience()
        (patience.slow, patience.glance, patience.mostGlances) = (slow, .zero, mostGlances)
        return FallbackBrain(builtIn: SkillBrain(), patience: patience, remote: { remote }, onFailure: onFailure)
    }

    private static func remote(_ port: Int) -> ChatServerBrain {
        ChatServerBrain(PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "m"), key: nil, phrases: [])
    }

    private static func parts(_ brain: FallbackBrain) async throws -> [BrainPart] {
        try await brain.answer(prompt).reduce(into: []) { if case .provider = $1 {} else { $0.append($1) } }
    }

    private static let answer = PuppetHTTPStep.events([
        #"data: {"choices":[{"index":0,"delta":{"content":"It is wide."}}]}"# + "\n\n", "data: [DONE]\n\n",
    ])

    @Test func `because it is being loaded is said to be, and waited for`() async throws {
        let loading = PuppetHTTPStep.answer(
            503, #"{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}"#)
        let server = PuppetHTTPServer { request in
            guard request.target == "/v1/chat/completions" else { return PuppetHTTPStep.answer(404) }
            return request.number < 6 ? loading : Self.answer
        }
        let port = try await server.start()
        defer { server.close() }

        #expect(try await Self.parts(Self.brain(Self.remote(port))) == [.delayed(.loading), .text("It is wide.")])
    }

    @Test func `for too long is given up for the skills`() async throws {
        let server = PuppetHTTPServer { _ in
            PuppetHTTPStep.answer(503, #"{"error":{"code":503,"message":"Loading model"}}"#)
        }
        let port = try await server.start()
        defer { server.close() }

        let parts = try await Self.parts(Self.brain(Self.remote(port), mostGlances: 2))

        #expect(parts.first == .delayed(.loading))
        guard parts.count > 1, case .text(let words) = parts[1] else {
            Issue.record("nothing is said")
            return
        }
        #expect(words.contains("is still loading its model. I go on with my own skills."))
    }

    @Test(.timeLimit(.minutes(1))) func `because its machine is slow is said to be`() async throws {
        let brain = Self.brain(ScriptedBrain { _ in .never }, slow: .milliseconds(1))

        for try await part in brain.answer(Self.prompt) {
            #expect(part == .delayed(.slow))
            return
        }
    }

    @Test func `and says nothing in the end leaves the answer to the skills, and stays`() async throws {
        let failures = Flag()
        let brain = Self.brain(ScriptedBrain { _ in .parts([]) }, onFailure: { failures.raise() })
        #expect(try await Self.parts(brain) == [])

        let server = PuppetHTTPServer { _ in PuppetHTTPStep.events(["data: [DONE]\n\n"]) }
        let port = try await server.start()
        defer { server.close() }
        let parts = try await Self.parts(Self.brain(Self.remote(port), onFailure: { failures.raise() }))

        guard case .text(let words)? = parts.first else {
            Issue.record("nothing is said")
            return
        }
        #expect(words.contains("answered nothing. I go on with my own skills."))
        // It is there: nobody is told how to get one.
        #expect(parts.dropFirst() == [.text("I have no skill for that.")])
        #expect(!failures.isRaised)
    }

    @Test func `is said to be aloud, once, and written about to nobody`() {
        func sentences(_ modality: String) -> [String] {
            var bench = SessionBench(SessionObject(outputModalities: [modality]))
            bench.reply = { _ in [.delayed(.loading), .text("It is wide.")] }
            bench.ask("What about the sea?")
            return bench.actions.compactMap { if case .speak(_, let sentence, _, _) = $0 { sentence } else { nil } }
        }

        #expect(sentences("audio") == ["One moment, the model is being loaded. ", "It is wide."])
        #expect(sentences("text") == [])
    }
}

@Suite struct `What answers on a port of model servers and is none` {
    private static let pages: [[PuppetHTTPStep]] = [
        PuppetHTTPStep.answer(200, "<html>Camera</html>", headers: ["content-type": "text/html"]),
        PuppetHTTPStep.answer(200, "[]"), PuppetHTTPStep.answer(200, #"{"data":"#),
        [.bytes(Data("220 mail.example.com ESMTP\r\n".utf8)), .cut], [.cut],
        PuppetHTTPStep.answer(404), PuppetHTTPStep.answer(200, #"{"object":"list","data":[]}"#),
        // It hangs after its head, in its middle, or in the middle of an error.
        [.head(200, ["content-type": "application/json"])],
        [.head(200, ["content-type": "application/json"]), .body(#"{"object":"list","data":[{"#)],
        [.head(500, ["content-length": "100"]), .body("half a li")],
    ]

    @Test(arguments: pages) func `is not taken for one`(steps: [PuppetHTTPStep]) async throws {
        let server = PuppetHTTPServer { _ in steps }
        let port = try await server.start()
        defer { server.close() }
        let picker = ServerPicker(ports: [.brain: [port]])

        #expect(await picker.find(.brain) == nil)
        let answer = await picker.survey(.brain).first?.answer
        if case .serves? = answer { Issue.record("\(steps) serves") }
        #expect(answer != nil)
    }
}
