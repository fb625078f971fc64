import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The answer of a chat server becomes parts to speak` {
    private func parts(_ frames: [String], isSpoken: Bool = true, by count: Int = .max) throws -> [BrainPart] {
        var reader = ChatServerReader(server: "here", isSpoken: isSpoken)
        let bytes = Array(frames.map { "data: \($0)\n\n" }.joined().utf8)
        var parts: [BrainPart] = []
        for start in stride(from: 0, to: bytes.count, by: max(1, min(count, bytes.count))) {
            parts += try reader.receive(bytes[start..<min(bytes.count, start + min(count, bytes.count))])
        }
        return parts + (try reader.finish())
    }

    private static func words(_ words: String) -> String {
        #"{"choices":[{"index":0,"delta":{"content":\#(JSONValue.string(words).text)}}]}"#
    }

    private static let end = #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#

    @Test(arguments: [1, 7, 1_000]) func `sentence by sentence, however the bytes are cut`(count: Int) throws {
        let frames =
            ["<think>Hm.</think>", "Good", " day. How ", "are", " you? Grü", "ße"].map(Self.words) + ["[DONE]"]

        #expect(try parts(frames, by: count) == [.text("Good day. "), .text("How are you? "), .text("Grüße")])
    }

    @Test func `an answer that is data comes as it is`() throws {
        let frames = [#"{"a": "One. Two."#, #" Three."}"#].map(Self.words) + [Self.end]

        let text = try parts(frames, isSpoken: false).map { if case .text(let text) = $0 { text } else { "?" } }
        #expect(text.joined() == #"{"a": "One. Two. Three."}"#)
    }

    @Test func `calls are joined by their index, or whole without one`() throws {
        func call(_ index: String, _ function: String) -> String {
            #"{"choices":[{"index":0,"delta":{"tool_calls":[{\#(index)"function":\#(function)}]}}]}"#
        }
        let joined = [
            call(#""index":0,"#, #"{"name":"f","arguments":""}"#), call(#""index":1,"#, #"{"name":"g"}"#),
            call(#""index":0,"#, #"{"arguments":"{\"a\":"}"#), call(#""index":0,"#, #"{"arguments":"1}"}"#), Self.end,
        ]
        let whole = [
            call("", #"{"name":"f","arguments":"{}"}"#), call("", #"{"name":"g","arguments":"{}"}"#), Self.end,
        ]

        #expect(try parts(joined) == [.call(name: "f", arguments: #"{"a":1}"#), .call(name: "g", arguments: "{}")])
        #expect(try parts(whole) == [.call(name: "f", arguments: "{}"), .call(name: "g", arguments: "{}")])
    }

    @Test func `a body that ends before the answer does is an error`() {
        #expect(throws: RemoteError.cutOff(server: "here")) { try parts([Self.words("Half")]) }
        #expect(throws: RemoteError.cutOff(server: "here")) { try parts([]) }
    }

    @Test func `also of a server that does not stream`() throws {
        func parts(_ body: String, functions: Set<String> = []) throws -> [BrainPart] {
            var reader = ChatServerReader(server: "here", isSpoken: true, functions: functions)
            return try reader.receive(whole: Data(body.utf8)) + reader.finish()
        }
        let message = #"{"choices":[{"message":{"role":"assistant","content":"Good day. How are you?"}}]}"#
        let call = #"{"function":{"name":"f","arguments":"{}"}}"#
        let calling = #"{"choices":[{"index":0,"message":{"content":null,"tool_calls":[\#(call)]}}]}"#

        #expect(try parts(message) == [.text("Good day. "), .text("How are you?")])
        #expect(try parts(calling, functions: ["f"]) == [.call(name: "f", arguments: "{}")])
        #expect(throws: RemoteError.refused(server: "here", status: 200, message: "on holiday")) {
            try parts(#"{"error":{"message":"on holiday"}}"#)
        }
        #expect(throws: RemoteError.silent(server: "here")) {
            try parts(#"{"choices":[{"message":{"content":""}}]}"#)
        }
        #expect(throws: RemoteError.self) { try parts("{}") }
        #expect(throws: RemoteError.self) { try parts("<html>") }
    }

    @Test(arguments: [
        (500, "CUDA out of memory", "The server at here refused (500): CUDA out of memory."),
        (401, "Who are you?\n", "The server at here refused (401): Who are you?"),
        (200, "cache full", "The server at here refused: cache full."),
        (404, "", "The server at here refused (404)."),
    ])
    func `a refusal is a whole sentence, so that another can follow`(status: Int, message: String, sentence: String) {
        #expect("\(RemoteError.refused(server: "here", status: status, message: message))" == sentence)
    }

    @Test func `an error in the stream is told in the server's words`() {
        #expect(throws: RemoteError.refused(server: "here", status: 200, message: "out of memory")) {
            try parts([#"{"error":{"message":"out of memory"}}"#])
        }
        #expect(throws: RemoteError.self) { try parts(["<html>"]) }
    }
}
