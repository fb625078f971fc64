import Foundation
import Testing

@testable import Echo

/// Recordings of llama.cpp with two small models, as its server sent them.
@Suite struct `What a real llama.cpp server sends` {
    private func check(_ name: String) throws -> StreamCheck { StreamCheck(try LlamaRecording.data("\(name).sse")) }

    private func text(_ check: StreamCheck) -> String { check.messages.map(\.text).joined() }

    @Test func `an answer is shown word for word`() throws {
        let check = try check("qwen-plain")

        #expect(check.wire == .chatCompletions && check.end == .whole && check.errors.isEmpty)
        #expect(text(check).hasPrefix("The sky is blue because of the scattering of light by tiny particles"))
        #expect(text(check).hasSuffix("dust, water droplets, and ice crystals."))
    }

    @Test(arguments: ["smol-plain", "qwen-tool-required", "qwen-fixedtemplate-tool-required"])
    func `an answer that reaches the limit is marked as cut, with all its words`(name: String) throws {
        let check = try check(name)

        #expect(check.end == .cut(reason: "max_output_tokens"))
        #expect(check.messages.last?.status == .incomplete(reason: "max_output_tokens"))
        #expect(text(check).count > 60)
    }

    @Test(arguments: ["qwen-schema", "smol-schema"])
    func `an answer of a given shape has it`(name: String) throws {
        let check = try check(name)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text(check).utf8)) as? [String: Any])

        #expect(check.end == .whole)
        #expect(json["name"] as? String == "Ada Lovelace" && json["city"] as? String == "London")
    }

    @Test(arguments: ["qwen-tool-auto", "qwen-fixedtemplate-tool-auto", "qwen-tool-by-schema", "smol-tool-by-schema"])
    func `what a small model writes in place of a call is shown, not swallowed`(name: String) throws {
        let check = try check(name)

        #expect(check.end == .whole)
        #expect(text(check).contains("set_timer"))
    }

    @Test func `a conversation that is too long fails with the server's words`() throws {
        let check = StreamCheck(try LlamaRecording.data("error-too-long.json"))
        let words = "request (5031 tokens) exceeds the available context size (4096 tokens), try increasing it"

        #expect(check.end == .failed(.responseFailed(code: "400", message: words)))
        #expect(check.messages.isEmpty)
    }

    @Test func `an answer that is cut anywhere is never shown as whole`() throws {
        let data = try LlamaRecording.data("qwen-schema.sse")
        let whole = text(StreamCheck(data))
        let stop = try #require(data.firstRange(of: Data(#""finish_reason":"stop""#.utf8))).lowerBound

        for count in stride(from: 0, to: stop, by: 61) {
            let check = StreamCheck(data.prefix(count) + Data())
            #expect(check.end != .whole, "\(count)")
            #expect(whole.hasPrefix(text(check)), "\(count)")
        }
    }
}
