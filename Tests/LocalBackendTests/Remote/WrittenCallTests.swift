import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `A call that a model writes as its answer` {
    private static func call(_ answer: String, of functions: Set<String> = ["weather"]) -> [String]? {
        WrittenCall(answer, of: functions).map { [$0.name, $0.arguments] }
    }

    @Test(arguments: [
        #"{"name": "weather", "arguments": {"city": "Oslo"}}"#,
        "```json\n{\"name\": \"weather\", \"arguments\": {\"city\": \"Oslo\"}}\n```",
        "```\n{\"name\": \"weather\", \"parameters\": {\"city\": \"Oslo\"}}\n```\n",
        #"{{"name": "weather", "arguments": {"city": "Oslo"}}}"#,
        #"<tool_call>{"name": "weather", "arguments": "{\"city\":\"Oslo\"}"}</tool_call>"#,
        #"{"type": "function", "function": {"name": "weather", "arguments": {"city": "Oslo"}}}"#,
    ]) func `is one, however it is wrapped`(answer: String) {
        #expect(Self.call(answer) == ["weather", #"{"city":"Oslo"}"#])
    }

    @Test func `may have no arguments`() {
        #expect(Self.call(#"{"name": "weather"}"#) == ["weather", "{}"])
        #expect(Self.call(#"{"name": "weather", "arguments": null}"#) == ["weather", "{}"])
    }

    @Test(arguments: [
        "It rains in Oslo.", #"{"name": "Ada", "age": 36}"#, #"{"name": "weather", "arguments": [1]}"#,
        #"{"name": "weather", "arguments": {"city": "Oslo"}"#, #"Sure: {"name": "weather"}"#, "", "{}", "```json",
    ]) func `is an answer otherwise`(answer: String) {
        #expect(Self.call(answer) == nil)
    }

    @Test func `of a function that was not offered is an answer`() {
        #expect(Self.call(#"{"name": "weather"}"#, of: ["clock"]) == nil)
    }

    private func parts(_ words: [String], of functions: Set<String> = ["weather"]) throws -> [BrainPart] {
        var reader = ChatServerReader(server: "here", isSpoken: true, functions: functions)
        var parts: [BrainPart] = []
        for word in words {
            let frame = #"data: {"choices":[{"index":0,"delta":{"content":\#(JSONValue.string(word).text)}}]}"#
            parts += try reader.receive(Array((frame + "\n\n").utf8))
        }
        if !reader.isDone { parts += try reader.receive(Array("data: [DONE]\n\n".utf8)) }
        return parts + (try reader.finish())
    }

    @Test func `is not read aloud`() throws {
        let words = ["```", "json\n", #"{"name": "wea"#, #"ther", "arguments": {}}"#, "\n```"]

        #expect(try parts(words) == [.call(name: "weather", arguments: "{}")])
    }

    @Test func `what only begins like one is said`() throws {
        #expect(try parts(["{", "x} is a set. ", "Yes."]) == [.text("{x} is a set. "), .text("Yes.")])
        #expect(try parts(["``", "A` is code."]) == [.text("``A` is code.")])
    }

    @Test func `a sentence that comes again and again ends the answer`() throws {
        let words = Array(repeating: "I am a model. ", count: 40)

        #expect(try parts(words) == Array(repeating: .text("I am a model. "), count: 3))
    }
}
