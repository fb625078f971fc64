import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The person writes to a server that does not stream` {
    private static let whole = #"""
        {"choices":[{"index":0,"message":{"role":"assistant","content":"Hello there."},"finish_reason":"stop"}]}
        """#
    private static let unverified = #"""
        {"error":{"message":"Your organization must be verified to stream this model. Please go to the settings.","type":"invalid_request_error","param":"stream","code":"unsupported_value"}}
        """#
    private static let defaultOnly = #"""
        {"error":{"message":"Unsupported value: 'stream' does not support true with this model. Only the default (false) value is supported.","type":"invalid_request_error","param":"stream","code":"unsupported_value"}}
        """#
    private static let plain = #"{"error":{"message":"Streaming is not supported for this model."}}"#

    @Test(arguments: [unverified, defaultOnly, plain])
    func `and reads the answer whole, is told once, and is not refused again`(refusal: String) async throws {
        let bench = try await RESTBench { request in
            PuppetHTTPStep.answer(
                request.json?["stream"] == true ? 400 : 200, request.json?["stream"] == true ? refusal : Self.whole)
        }
        let service = bench.remembering

        let first = try await bench.parts(service)
        let second = try await bench.parts(service)

        #expect(AnswerSummary(first).text == "Hello there." && AnswerSummary(first).end == .completed)
        let told = first.compactMap { if case .leftOut(let left) = $0 { left.option } else { nil } }
        #expect(told == [.streaming])
        #expect(!second.contains { if case .leftOut = $0 { true } else { false } })
        #expect(bench.server.requests.map { $0.json?["stream"] } == [true, false, false])
        #expect(bench.server.requests.map { $0.json?["stream_options"] != nil } == [true, false, false])
        await bench.transport.shutdown()
    }

    @Test func `which is kept by its name`() {
        #expect(RequestOption(name: RequestOption.streaming.name) == .streaming)
    }
}

@Suite struct `The person writes to a server that streams nothing while tools are offered` {
    private static let whole = #"""
        {"choices":[{"index":0,"message":{"role":"assistant","content":"Hello there."},"finish_reason":"stop"}]}
        """#

    @Test(
        arguments: [
            "Streaming with tools is not supported.", "stream with tools is not supported",
            "Cannot use tools with stream", "This model doesn't support tool use in streaming mode.",
            "Function calling is not supported with streaming",
        ], [400, 500])
    func `and reads the answer whole, with the tools, and is told once`(words: String, status: Int) async throws {
        let bench = try await RESTBench { request in
            request.json?["stream"] == true
                ? PuppetHTTPStep.answer(status, #"{"error":{"message":"\#(words)"}}"#)
                : PuppetHTTPStep.answer(200, Self.whole)
        }
        var prompt = AnswerPrompt.hello
        prompt.tools = [.function(FunctionTool(name: "dice"))]
        let service = bench.remembering

        let first = try await bench.parts(service, prompt)
        _ = try await bench.parts(service, prompt)

        #expect(AnswerSummary(first).text == "Hello there." && AnswerSummary(first).end == .completed)
        let left = first.compactMap { part -> RequestOption? in
            if case .leftOut(let left) = part { left.option } else { nil }
        }
        #expect(left == [.streaming])
        #expect(bench.server.requests.map { $0.json?["stream"] } == [true, false, false])
        #expect(bench.server.requests.allSatisfy { $0.json?["tools"] != nil })
        await bench.transport.shutdown()
    }

    @Test(arguments: [
        ("'stream_options' is not supported with tools", RequestOption.usage),
        ("This model does not support tools", .tools),
    ])
    func `but words about something else are not about it`(words: String, option: RequestOption) {
        let sent: Set<RequestOption> = [.streaming, .usage, .tools]
        let error = EchoError.server(code: nil, message: words, parameter: nil)
        #expect(RequestOption.refused(by: error, of: sent) == [option])
    }
}

@Suite struct `The person writes to a server that knows little of JSON Schema` {
    private static let schema: JSONValue = [
        "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
        "properties": ["city": ["$ref": "#/$defs/City"], "$id": ["type": "string"]],
        "$defs": ["City": ["type": "string", "examples": ["Rome"]]], "additionalProperties": false,
    ]
    private static let unknownName = #"""
        [{"error":{"code":400,"message":"Invalid JSON payload received. Unknown name \"$schema\" at 'tools[0].function_declarations[0].parameters': Cannot find field.","status":"INVALID_ARGUMENT"}}]
        """#

    @Test func `and the tool is offered without what it does not know, which is told once`() async throws {
        let answer = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        let bench = try await RESTBench { request in
            request.json?["tools"]?.text.contains("$schema") == true
                ? PuppetHTTPStep.answer(400, Self.unknownName) : PuppetHTTPStep.events([answer])
        }
        var prompt = AnswerPrompt.hello
        prompt.tools = [.function(FunctionTool(name: "weather", parameters: Self.schema))]
        let service = bench.remembering

        let first = try await bench.parts(service, prompt)
        _ = try await bench.parts(service, prompt)

        let told = first.compactMap { if case .leftOut(let left) = $0 { left.option } else { nil } }
        #expect(told == [SchemaKeywords.option("$schema")])
        #expect(bench.server.requests.count == 3)
        #expect(
            bench.server.requests.last?.json?["tools"]?[0]?["function"]?["parameters"] == [
                "type": "object",
                "properties": ["city": ["type": "string", "examples": ["Rome"]], "$id": ["type": "string"]],
                "additionalProperties": false,
            ])
        await bench.transport.shutdown()
    }

    @Test func `and only the word that it names is left out`() {
        let pruned = SchemaKeywords.removing(["examples"], from: Self.schema)
        #expect(pruned["$defs"] == ["City": ["type": "string"]])
        #expect(pruned["$ref"] == Self.schema["$ref"] && pruned["$schema"] == Self.schema["$schema"])
        #expect(
            SchemaKeywords.all(in: Self.schema) == ["$schema", "$defs", "$ref", "examples", "additionalProperties"])
    }

    @Test func `and a schema that refers to itself has an end`() {
        let tree: JSONValue = [
            "type": "object", "properties": ["left": ["$ref": "#"], "right": ["$ref": "#/$defs/Node"]],
            "$defs": ["Node": ["type": "array", "items": ["$ref": "#/$defs/Node"]]],
        ]
        let pruned = SchemaKeywords.removing(["$ref"], from: tree)
        #expect(!pruned.text.contains("$"))
        #expect(pruned["properties"]?["right"] == ["type": "array", "items": ["type": "object"]])
    }

    @Test func `and references that multiply stay small`() {
        var definitions = JSONObject()
        for level in 0..<30 {
            let next: JSONValue = ["$ref": .string("#/$defs/L\(level + 1)")]
            definitions["L\(level)"] = ["type": "object", "properties": ["a": next, "b": next]]
        }
        let bomb: JSONValue = ["$ref": "#/$defs/L0", "$defs": .object(definitions)]
        #expect(SchemaKeywords.removing(["$ref"], from: bomb).text.utf8.count < 1 << 20)
    }

    @Test func `which is kept by its name`() {
        let option = SchemaKeywords.option("$schema")
        #expect(RequestOption(name: option.name) == option)
        #expect(RequestOption(name: "field schema.a b") == nil)
    }
}
