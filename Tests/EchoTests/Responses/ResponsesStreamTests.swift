import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `An answer over the Responses API` {
    private static let names = WireExamples.names(prefix: "responses-", suffix: ".sse")

    private func summary(_ events: [ResponsesStreamEvent]) throws -> AnswerSummary {
        AnswerSummary(try StreamExample.fold(events))
    }

    /// What the last event tells of the whole.
    private func last(_ events: [ResponsesStreamEvent]) -> ResponsesResponse? {
        switch events.last {
        case .completed(let event), .incomplete(let event), .failed(let event): event.response
        default: nil
        }
    }

    @Test func `is published in many examples`() { #expect(Self.names.count >= 8) }

    @Test(arguments: names)
    func `has the words and calls of the whole response`(name: String) throws {
        let events = try StreamExample.responses(name)
        let summary = try summary(events)
        #expect(summary.end != nil)
        guard let whole = last(events) else { return }
        #expect(summary.text == whole.outputText)
        #expect(summary.refusal == whole.refusal ?? "")
        #expect(summary.calls.map(\.id) == whole.functionCalls.map(\.callID))
        #expect(summary.calls.map(\.name) == whole.functionCalls.map(\.name))
        #expect(summary.calls.map(\.arguments) == whole.functionCalls.map(\.arguments))
        #expect(summary.tokens == whole.usage?.totalTokens)
    }

    @Test(arguments: [
        ("responses-text.sse", AnswerEnd.completed), ("responses-refusal.sse", .completed),
        ("responses-structured-output.sse", .completed), ("responses-function-call-1.sse", .completed),
        ("responses-incomplete-1.sse", .incomplete(reason: "max_output_tokens")),
        (
            "responses-failed-1.sse",
            .failed(.responseFailed(code: "server_error", message: "The model failed to generate a response."))
        ),
        (
            "responses-failed-2.sse",
            .failed(
                .rateLimited(
                    message:
                        "Rate limit reached for gpt-5 in organization org-abc on tokens per min (TPM): Limit 30000, Used 25265, Requested 8020. Please try again in 6.57s."
                ))
        ),
        (
            "responses-failed-3.sse",
            .failed(
                .responseFailed(code: "server_error", message: "An error occurred while processing your request."))
        ),
    ])
    func `ends as the server says`(name: String, end: AnswerEnd) throws {
        #expect(try summary(try StreamExample.responses(name)).end == end)
    }

    @Test(arguments: names)
    func `is the same when everything comes twice`(name: String) throws {
        let events = try StreamExample.responses(name)
        #expect(try StreamExample.fold(events.flatMap { [$0, $0] }) == StreamExample.fold(events))
    }

    @Test(arguments: names)
    func `is the same when neighbours have changed places`(name: String) throws {
        let events = try StreamExample.responses(name)
        for start in 0...1 {
            var changed = events
            for index in stride(from: start, to: events.count - 1, by: 2) { changed.swapAt(index, index + 1) }
            #expect(try StreamExample.fold(changed) == StreamExample.fold(events), "from \(start)")
        }
    }

    @Test(arguments: names)
    func `is whole when the deltas are missing, or everything but the end`(name: String) throws {
        let events = try StreamExample.responses(name)
        let whole = try summary(events)
        #expect(try summary(events.filter { !$0.type.hasSuffix(".delta") }) == whole)
        guard last(events) != nil else { return }
        #expect(try summary(events.suffix(1)) == whole)
    }

    @Test(arguments: names)
    func `is whole when servers number nothing, or everything alike`(name: String) throws {
        let events = try StreamExample.responses(name)
        for number in [-1, 0, 7] {
            #expect(try StreamExample.fold(events.map { $0.numbered(number) }) == StreamExample.fold(events))
        }
        let unnumbered = try events.map { event in
            var object = event.json.object ?? [:]
            object["sequence_number"] = nil
            return try ResponsesStreamEvent(.object(object))
        }
        #expect(try StreamExample.fold(unnumbered) == StreamExample.fold(events))
    }

    @Test(arguments: names)
    func `that is cut off anywhere is an error, and what came is kept`(name: String) throws {
        let events = try StreamExample.responses(name)
        let whole = AnswerSummary(try StreamExample.fold(events))
        for count in 0..<events.count {
            var stream = ResponsesStream()
            let parts = AnswerSummary(events.prefix(count).flatMap { stream.receive($0) })
            #expect(parts.end == nil)
            #expect(whole.text.hasPrefix(parts.text))
            #expect(throws: EchoError.answerBrokeOff) { try stream.finish() }
        }
    }

    @Test func `gives nothing behind its end`() throws {
        let events = try StreamExample.responses("responses-text.sse")
        var stream = ResponsesStream()
        for event in events { _ = stream.receive(event) }
        #expect(stream.isOver)
        #expect(events.flatMap { stream.receive($0) }.isEmpty)
        #expect(try stream.finish().isEmpty)
    }

    @Test func `calls functions by the id that the result names`() throws {
        let parts = try StreamExample.fold(try StreamExample.responses("responses-function-call-1.sse"))
        let calls = AnswerSummary(parts).calls
        #expect(!calls.isEmpty)
        #expect(calls.allSatisfy { $0.id.hasPrefix("call_") && !$0.name.isEmpty })
    }

    @Test func `hands sealed thoughts back as they came, and others not at all`() throws {
        func parts(_ reasoning: JSONValue) throws -> [AnswerPart] {
            var stream = ResponsesStream()
            return stream.receive(
                ["type": "response.output_item.done", "output_index": 0, "item": reasoning] as JSONValue)
        }
        let sealed: JSONValue = [
            "type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "abc", "status": "completed",
        ]
        #expect(
            try parts(sealed) == [
                .reasoning(["type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "abc"])
            ])
        #expect(try parts(["type": "reasoning", "id": "rs_1", "summary": []]) == [])
    }

    @Test func `names an item as it was named first`() {
        var stream = ResponsesStream()
        let added: JSONValue = [
            "type": "response.output_text.delta", "item_id": "msg_a", "output_index": 0, "content_index": 0,
            "delta": "Hel",
        ]
        let done: JSONValue = [
            "type": "response.output_text.done", "item_id": "msg_b", "output_index": 0, "content_index": 0,
            "text": "Hello",
        ]
        #expect(stream.receive(added) == [.text(itemID: "msg_a", delta: "Hel")])
        #expect(stream.receive(done) == [.text(itemID: "msg_a", delta: "lo")])
    }

    @Test func `has exhausted a quota when the stream says so`() throws {
        var stream = ResponsesStream()
        let parts = stream.receive(try WireExamples.json("responses.stream.error.nested.json"))
        #expect(parts == [.ended(.failed(.quotaExceeded(message: "You have no credits remaining.")))])
    }

    @Test func `ends although its last event is misshapen`() {
        var stream = ResponsesStream()
        #expect(!stream.receive(["type": "response.output_text.delta", "delta": "Hi"] as JSONValue).isEmpty)
        #expect(
            stream.receive(["type": "response.completed", "response": [:]] as JSONValue).last == .ended(.completed))
    }

    @Test func `leaves unknown and misshapen events alone`() {
        var stream = ResponsesStream()
        #expect(stream.receive(["type": "response.sung", "song": "la"] as JSONValue).isEmpty)
        #expect(stream.receive(["type": "response.output_text.delta", "delta": true] as JSONValue).isEmpty)
        #expect(stream.receive(["nothing": true] as JSONValue).isEmpty)
        #expect(stream.receive(["a", "list"] as JSONValue).isEmpty)
    }

    @Test func `may come in one piece`() throws {
        var stream = ResponsesStream()
        let whole = AnswerSummary(stream.receive(whole: try WireExamples.json("responses.object.response.json")))
        #expect(whole.end == .completed)
        #expect(stream.isOver)
    }

    @Test func `that is an error in one piece fails`() {
        var stream = ResponsesStream()
        let parts = stream.receive(whole: ["error": "Unexpected endpoint or method. (POST /v1/responses)"])
        let message = "Unexpected endpoint or method. (POST /v1/responses)"
        #expect(parts == [.ended(.failed(.responseFailed(code: nil, message: message)))])
    }
}

@Suite struct `Numbered events` {
    private func order(_ numbers: [Int?]) -> [Int?] {
        var gate = SequenceGate<Int?>()
        return numbers.flatMap { gate.pass($0, number: $0) } + gate.release()
    }

    @Test(arguments: [
        ([0, 1, 2], [0, 1, 2]), ([0, 2, 1, 3], [0, 1, 2, 3]), ([0, 0, 1, 1], [0, 1]), ([5, 6, 7], [5, 6, 7]),
        ([0, 3, 2, 1], [0, 1, 2, 3]), ([1, 0, 2], [1, 0, 2]), ([0, 2, 3], [0, 2, 3]), ([], []),
    ])
    func `come in order, once each`(numbers: [Int], ordered: [Int]) {
        #expect(order(numbers) == ordered)
    }

    @Test func `are not waited for without end`() {
        var gate = SequenceGate<Int>()
        #expect(gate.pass(0, number: 0) == [0])
        for number in 2..<10 { #expect(gate.pass(number, number: number) == []) }
        #expect(gate.pass(10, number: 10) == [2, 3, 4, 5, 6, 7, 8, 9, 10])
        #expect(gate.pass(20, number: 20) == [20])
    }

    @Test func `that differ under one number are no numbers`() {
        var gate = SequenceGate<String>()
        #expect(gate.pass("a", number: 0) == ["a"])
        #expect(gate.pass("b", number: 0) == ["b"])
        #expect(gate.pass("b", number: 0) == ["b"])
        #expect(gate.pass("c", number: 9) == ["c"])
    }
}
