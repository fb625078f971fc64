import EchoTestKit
import Foundation
import Testing

@testable import Echo

@Suite struct `Whether a server answers by text` {
    private func found(
        _ dialect: AnswerDialect = .automatic, _ script: @escaping @Sendable (PuppetHTTPRequest) -> [PuppetHTTPStep]
    ) async throws -> AnswerDialect {
        let server = PuppetHTTPServer(script: script)
        let url = "http://127.0.0.1:\(try await server.start())/v1"
        defer { server.close() }
        return try await TextProbe(url: url, key: "k", dialect: dialect).measure().dialect
    }

    private static let complaint = PuppetHTTPStep.answer(400, #"{"error":{"message":"model is missing"}}"#)

    @Test func `a server that complains of an empty question has the API`() async throws {
        #expect(try await found { _ in Self.complaint } == .responses)
        #expect(try await found(.chatCompletions) { _ in Self.complaint } == .chatCompletions)
    }

    @Test(arguments: [
        #"{"error":{"code":"model_not_found","message":"The model `` does not exist."}}"#,
        #"{"error":"model '' not found, try pulling it first"}"#,
    ])
    func `a server that misses the model which nobody named has the API`(words: String) async throws {
        #expect(try await found { _ in PuppetHTTPStep.answer(404, words) } == .responses)
    }

    @Test func `a server with Chat Completions alone is found`() async throws {
        let dialect = try await found {
            $0.target.hasSuffix("chat/completions") ? Self.complaint : PuppetHTTPStep.answer(404)
        }

        #expect(dialect == .chatCompletions)
    }

    @Test(arguments: [
        (AnswerDialect.responses, AnswerDialect.chatCompletions, "responses"),
        (.chatCompletions, .responses, "chat/completions"),
    ])
    func `a server that lacks the named API is said to have the other`(
        asked: AnswerDialect, supported: AnswerDialect, unknown: String
    ) async throws {
        await #expect(throws: EchoError.unsupportedDialect(asked, supported: supported)) {
            _ = try await found(asked) { $0.target.hasSuffix(unknown) ? PuppetHTTPStep.answer(404) : Self.complaint }
        }
    }

    @Test(arguments: [(404, EchoError.rejected(status: 404, message: "")), (401, .invalidKey)])
    func `a server that has none, or refuses the key, does not`(status: Int, error: EchoError) async throws {
        await #expect(throws: error) { _ = try await found { _ in PuppetHTTPStep.answer(status) } }
    }
}
