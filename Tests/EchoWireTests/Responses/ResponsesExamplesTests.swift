import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Responses round-trip the published examples` {
    @Test(arguments: WireExamples.names(prefix: "responses.stream.", suffix: ".json"))
    func `a stream event is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try ResponsesStreamEvent(json)

        #expect(event.payload != nil)
        #expect(event.type == json["type"]?.string)
        #expect(event.sequenceNumber == json["sequence_number"]?.integer)
        #expect(event.json == json)
        #expect(try ResponsesStreamEvent(parsing: json.text) == event)
        #expect(event.numbered(99).sequenceNumber == 99)
        #expect(event.numbered(99).type == event.type)
    }

    @Test(arguments: WireExamples.names(prefix: "responses-", suffix: ".jsonl"))
    func `every line of a conversation is typed and comes out as it went in`(_ name: String) throws {
        let transcript = try WireExamples.transcript(name)
        #expect(transcript.count > 5)

        for line in transcript {
            switch line.direction {
            case .client: #expect(try ResponsesRequest(line.event).json == line.event)
            case .server:
                let event = try ResponsesStreamEvent(line.event)
                #expect(event.payload != nil && event.json == line.event)
            }
        }
    }

    @Test(arguments: WireExamples.names(prefix: "responses.request.", suffix: ".json"))
    func `a request comes out as it went in, none of it unknown`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let request = try ResponsesRequest(json)

        #expect(request.json == json)
        #expect(request.extra == [:])
        for item in request.input?.items ?? [] { #expect(item.isKnown) }
    }

    @Test func `an answer comes out as it went in`() throws {
        let json = try WireExamples.json("responses.object.response.json")

        let response = try ResponsesResponse(json)

        #expect(response.json == json)
        #expect(response.extra.filter { !$0.value.isNull } == [:])
    }

    @Test func `an answer's properties hold what its fields say`() throws {
        let response = try ResponsesResponse(WireExamples.json("responses.object.response.json"))

        #expect(response.status == "completed")
        #expect(response.outputText == "Hi there! How can I help?")
        #expect(response.refusal == nil)
        #expect(response.functionCalls == [])
        #expect(response.usage?.inputTokens == 64)
        #expect(response.usage?.inputTokensDetails?.cachedTokens == 0)
        #expect(response.usage?.outputTokensDetails?.reasoningTokens == 16)
        #expect(response.text?.format == .text)
        #expect(response.reasoning?.effort == "medium")
        #expect(response.toolChoice == .auto)
        #expect(response.error == nil)
        guard case .reasoning(let reasoning)? = response.output.first else {
            return #expect(Bool(false), "no reasoning")
        }
        #expect(reasoning.summary == [])
    }

    @Test func `a request's properties hold what its fields say`() throws {
        let history = try ResponsesRequest(WireExamples.json("responses.request.history.json"))
        let structured = try ResponsesRequest(WireExamples.json("responses.request.structured.json"))
        let tools = try ResponsesRequest(WireExamples.json("responses.request.tools.json"))

        guard case .message(let first)? = history.input?.items.first else {
            return #expect(Bool(false), "not a message")
        }
        #expect(first.type == nil && first.role == "user")
        #expect(first.content.words == "What is in this picture?")
        #expect(
            first.content.parts.last
                == .inputImage(ImageContent(imageURL: "data:image/png;base64,iVBORw0KGgo=", detail: "low")))
        guard case .jsonSchema(let schema)? = structured.text?.format else {
            return #expect(Bool(false), "not a schema")
        }
        #expect(schema.name == "user_profile" && schema.strict == true)
        #expect(schema.schema?["required"] == ["name", "age", "tags"])
        guard case .function(let tool)? = tools.tools?.first else { return #expect(Bool(false), "no function") }
        #expect(tool.name == "get_weather" && tool.strict == true)
        #expect(tools.toolChoice == .function(name: "get_weather"))
        #expect(tools.input == .text("Weather in Oslo?"))
    }

    @Test func `an answer that calls a function tells which`() throws {
        let transcript = try WireExamples.transcript("responses-function-call.jsonl")
        let events = try transcript.filter { $0.direction == .server }.map { try ResponsesStreamEvent($0.event) }
        guard case .completed(let snapshot)? = events.first(where: \.endsStream) else {
            return #expect(Bool(false), "not completed")
        }
        let call = try #require(snapshot.response.functionCalls.first)

        #expect(call.name == "get_weather")
        #expect(call.callID.hasPrefix("call_") && call.id?.hasPrefix("fc_") == true)
        #expect(try JSONValue(parsing: call.arguments)["city"] == "Oslo")
        #expect(snapshot.response.outputText == "")
    }

    @Test func `a refusal is told apart from an answer`() throws {
        let events = try WireExamples.transcript("responses-refusal.jsonl").filter { $0.direction == .server }
        guard case .completed(let snapshot)? = try events.last.map({ try ResponsesStreamEvent($0.event) }) else {
            return #expect(Bool(false), "not completed")
        }

        #expect(snapshot.response.outputText == "")
        #expect(snapshot.response.refusal?.isEmpty == false)
    }

    @Test(arguments: [
        ("responses.stream.error.json", nil, "server_error", "An error occurred while processing your request."),
        (
            "responses.stream.error.nested.json", "insufficient_quota", "credit_balance_exhausted",
            "You have no credits remaining."
        ),
    ])
    func `an error reads the same flat and nested`(_ name: String, _ type: String?, _ code: String, _ words: String)
        throws
    {
        guard case .error(let event) = try ResponsesStreamEvent(WireExamples.json(name)) else {
            return #expect(Bool(false), "not an error")
        }

        #expect(event.detail.type == type)
        #expect(event.detail.code == code)
        #expect(event.detail.message == words)
        #expect(ResponsesStreamEvent.error(event).endsStream)
    }
}

extension ResponsesItem {
    var isKnown: Bool { if case .unknown = self { false } else { true } }
}
