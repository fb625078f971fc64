import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A model that knows no functions is asked by schema` {
    private static let weather = BrainTool(
        name: "weather", description: "Tells the weather.",
        parameters: [
            "type": "object", "properties": ["city": ["type": "string", "examples": ["Oslo"]]], "required": ["city"],
        ])

    private static func prompt(_ items: [BrainItem] = [.user("Hello")], choice: BrainToolChoice = .auto) -> BrainPrompt
    {
        BrainPrompt(
            instructions: "Be brief.", items: items, tools: [weather, BrainTool(name: "clock")], toolChoice: choice,
            now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
    }

    private static func forms(_ choice: BrainToolChoice) -> [JSONValue] {
        guard case .schema(_, let schema)? = SchemaCalls.prompt(prompt(choice: choice)).format else { return [] }
        return schema["anyOf"]?.array ?? [schema]
    }

    @Test func `for its answer or a call`() {
        let forms = Self.forms(.auto)

        #expect(forms.map { $0["required"] } == [["answer"], ["call", "input"], ["call", "input"]])
        #expect(forms[1]["properties"]?["call"] == ["const": "weather"])
        #expect(forms[1]["properties"]?["input"]?["properties"] == ["city": ["type": "string"]])
        #expect(forms[2]["properties"]?["input"] == ["type": "object"])
    }

    @Test func `for a call alone where one has to be made`() {
        #expect(Self.forms(.required).map { $0["properties"]?["call"]?["const"] } == ["weather", "clock"])
        #expect(Self.forms(.function(name: "clock")).map { $0["properties"]?["call"]?["const"] } == ["clock"])
    }

    @Test func `in its own words, and told of calls as it made them`() {
        let asked = SchemaCalls.prompt(
            Self.prompt([
                .user("Weather in Oslo?"), .call(id: "1", name: "weather", arguments: #"{"city":"Oslo"}"#),
                .callOutput(id: "1", output: "rain"), .assistant("It rains."), .user("And now?"),
            ]))

        #expect(asked.tools.isEmpty)
        #expect(asked.instructions.hasPrefix("Be brief.\n\nReply with {\"answer\""))
        #expect(asked.instructions.contains("- weather: Tells the weather. Input: {"))
        #expect(
            asked.items == [
                .user("Weather in Oslo?"), .assistant(#"{"call":"weather","input":{"city":"Oslo"}}"#),
                .user("Result of weather: rain"), .assistant(#"{"answer":"It rains."}"#), .user("And now?"),
            ])
    }

    private static func parts(_ words: [String]) throws -> [BrainPart] {
        var reader = ChatServerReader(server: "here", form: .reply(functions: ["weather"]))
        var parts: [BrainPart] = []
        for word in words {
            let frame = #"data: {"choices":[{"index":0,"delta":{"content":\#(JSONValue.string(word).text)}}]}"#
            parts += try reader.receive(Array((frame + "\n\n").utf8))
        }
        parts += try reader.receive(Array("data: [DONE]\n\n".utf8))
        return parts + (try reader.finish())
    }

    @Test(arguments: [1, 2, 5, 1_000])
    func `and its answer is spoken while it is written, whatever it has in it`(size: Int) throws {
        let text = "{\n  \"answer\" : \"She said \\\"no\\\". Gr\\u00fc\\u00dfe \\ud83d\\ude00!\\nYes.\"}\n"
        let letters = Array(text)
        let words = stride(from: 0, to: letters.count, by: size).map {
            String(letters[$0..<min(letters.count, $0 + size)])
        }

        let said = try Self.parts(words).map { if case .text(let text) = $0 { text } else { "?" } }

        #expect(said.joined() == "She said \"no\". Grüße 😀!\nYes.")
        #expect(said.count == 3)
    }

    @Test(arguments: [
        #"{"call": "weather", "input": {"city": "Oslo"}}"#, #"{"name": "weather", "arguments": {"city": "Oslo"}}"#,
        "```json\n{\"call\": \"weather\", \"input\": {\"city\": \"Oslo\"}}\n```",
    ]) func `and its call is one`(text: String) throws {
        #expect(try Self.parts(text.map(String.init)) == [.call(name: "weather", arguments: #"{"city":"Oslo"}"#)])
    }

    @Test func `and words that keep to no form are said`() throws {
        #expect(try Self.parts(["Hello", " there. ", "Bye."]) == [.text("Hello there. "), .text("Bye.")])
        #expect(try Self.parts([#"{"answer": "Cut o"#]) == [.text("Cut o")])
    }

    /// A server whose model is asked something with functions; what came of it, and what it was asked.
    private static func ask(
        _ script: @escaping @Sendable (PuppetHTTPRequest) -> [PuppetHTTPStep]
    ) async throws -> (parts: [BrainPart], asked: [JSONValue]) {
        let server = PuppetHTTPServer(script: script)
        let port = try await server.start()
        defer { server.close() }
        let brain = ChatServerBrain(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "m"), key: nil, phrases: [])
        let parts = try await brain.answer(prompt()).reduce(into: []) { $0.append($1) }
        let asked = server.requests.filter { $0.target == "/v1/chat/completions" }.compactMap(\.json)
        return (parts, asked)
    }

    private static func says(_ text: String) -> [PuppetHTTPStep] {
        PuppetHTTPStep.events([
            "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\(JSONValue.string(text).text)}}]}\n\n",
            "data: [DONE]\n\n",
        ])
    }

    @Test(arguments: [
        ("/props", #"{"chat_template":"{{ messages }}"}"#),
        ("/props", #"{"chat_template":"tools","chat_template_caps":{"supports_tools":false}}"#),
        ("/api/show", #"{"capabilities":["completion"]}"#),
    ]) func `where its server says so`(path: String, properties: String) async throws {
        let (parts, asked) = try await Self.ask { request in
            switch request.target {
            case path: PuppetHTTPStep.answer(200, properties)
            case "/v1/chat/completions": Self.says(#"{"call":"weather","input":{"city":"Oslo"}}"#)
            default: PuppetHTTPStep.answer(404)
            }
        }

        #expect(parts == [.call(name: "weather", arguments: #"{"city":"Oslo"}"#)])
        #expect(asked.count == 1)
        #expect(asked.first?["tools"] == nil)
        #expect(asked.first?["response_format"]?["type"] == "json_schema")
    }

    @Test(arguments: [
        ("/props", #"{"chat_template":"{% if tools %}"}"#), ("/api/show", #"{"capabilities":["completion","tools"]}"#),
        ("/nowhere", "{}"),
    ]) func `and as the protocol has it elsewhere`(path: String, properties: String) async throws {
        let (parts, asked) = try await Self.ask { request in
            switch request.target {
            case path: PuppetHTTPStep.answer(200, properties)
            case "/v1/chat/completions": Self.says("Hello.")
            default: PuppetHTTPStep.answer(404)
            }
        }

        #expect(parts == [.text("Hello.")])
        #expect(asked.first?["tools"]?.array?.count == 2)
        #expect(asked.first?["response_format"] == nil)
    }

    @Test func `also after it refused functions`() async throws {
        let (parts, asked) = try await Self.ask { request in
            guard request.target == "/v1/chat/completions" else { return PuppetHTTPStep.answer(404) }
            guard request.json?["tools"] == nil else {
                return PuppetHTTPStep.answer(
                    400, #"{"error":{"message":"registry.ollama.ai/library/m does not support tools","code":null}}"#)
            }
            return Self.says(#"{"answer":"Hello."}"#)
        }

        #expect(parts == [.text("Hello.")])
        #expect(asked.count == 2)
    }
}
