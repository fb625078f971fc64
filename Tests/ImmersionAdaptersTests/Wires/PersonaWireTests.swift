import EchoTestKit
import EchoWire
import Foundation
import Immersion
import Synchronization
import Testing

@testable import ImmersionAdapters

@Suite struct `Personas on the network` {
    private let request = PersonaRequest(
        persona: "You are Maria.",
        turns: [.init(.learner, "Hola"), .init(.persona, "¿Qué tal?"), .init(.learner, "Bien")])

    @Test func `Chat Completions: the persona is the system's message, and the answer comes in pieces`() async throws {
        let stream = try WireFixture.text("Wire/chat-stream.sse")
        let server = try await WireServer { _ in PuppetHTTPStep.events([stream]) }
        let persona = ChatCompletionsPersona(
            server.wire, address: server.address, key: ProviderKey("k"), settings: .init(model: "gpt"))
        let pieces = Pieces()
        let usage = AnswerUsage()
        let text = try await AnswerUsage.$current.withValue(usage) {
            try await persona.answer(request) { pieces.add($0) }
        }
        #expect(text.hasPrefix("Hi there! How"))
        #expect(usage.tokens == AnswerUsage.Tokens(input: 25, output: 9))
        #expect(usage.endpoint == "POST /v1/chat/completions")
        #expect(pieces.all.count > 2 && pieces.all.joined() == text)
        let sent = try #require(server.request)
        #expect(sent.target == "/v1/chat/completions" && sent.headers["authorization"] == "Bearer k")
        let expected: JSONValue = [
            "model": "gpt", "stream": true, "max_completion_tokens": 500, "temperature": 0.7,
            "stream_options": ["include_usage": true],
            "messages": [
                ["role": "system", "content": "You are Maria."], ["role": "user", "content": "Hola"],
                ["role": "assistant", "content": "¿Qué tal?"], ["role": "user", "content": "Bien"],
            ],
        ]
        #expect(sent.json == expected)
    }

    @Test
    func
        `Chat Completions: a server that does not stream is understood, and older names are used where they are wanted`()
        async throws
    {
        let body = try WireFixture.text("Wire/chat.response.json")
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
        let persona = ChatCompletionsPersona(
            server.wire, address: server.address, key: nil,
            settings: .init(model: "m", temperature: nil, usesOlderNames: true))
        #expect(try await persona.answer(request) { _ in } == "Hi there!")
        let sent = server.request?.json
        #expect(sent?["max_tokens"]?.integer == 500 && sent?["temperature"] == nil)
        #expect(server.request?.headers["authorization"] == nil)
    }

    @Test func `Chat Completions: a stream that ends early, or turns into an error, is no answer`() async throws {
        let piece = #"data: {"choices":[{"delta":{"content":"Ho"}}]}"# + "\n\n"
        for (steps, expected) in [
            (PuppetHTTPStep.events([piece]), ProviderError.brokenOff),
            (PuppetHTTPStep.events([piece], end: .cut), .brokenOff),
            (
                PuppetHTTPStep.events([piece, #"data: {"error":{"code":"rate_limit_exceeded"}}"# + "\n\n"]),
                .rateLimited(retryAfter: nil)
            ),
            (PuppetHTTPStep.events(["data: nonsense\n\n"]), .invalidAnswer(reason: "it is not JSON")),
            (PuppetHTTPStep.events(["data: [DONE]\n\n"]), .invalidAnswer(reason: "it has no text")),
        ] {
            let server = try await WireServer { _ in steps }
            let persona = ChatCompletionsPersona(
                server.wire, address: server.address, key: nil, settings: .init(model: "m"))
            await #expect(throws: expected) { try await persona.answer(request) { _ in } }
        }
    }

    private static let anthropic = [
        "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"id\":\"msg_1\",\"content\":[]}}\n\n",
        "event: content_block_start\ndata: {\"type\":\"content_block_start\",\"index\":0}\n\n",
        "event: ping\ndata: {\"type\": \"ping\"}\n\n",
        "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,"
            + "\"delta\":{\"type\":\"text_delta\",\"text\":\"¡Cla\"}}\n\n",
        "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,"
            + "\"delta\":{\"type\":\"text_delta\",\"text\":\"ro!\"}}\n\n",
    ]

    @Test func `Anthropic: the persona stands beside the messages, and named events bring the answer`() async throws {
        let server = try await WireServer { _ in
            PuppetHTTPStep.events(Self.anthropic + ["event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n"])
        }
        let key = try #require(ProviderKey("k"))
        let persona = AnthropicPersona(server.wire, address: server.address, key: key, model: "claude")
        var turns = request.turns
        turns.removeFirst()
        #expect(try await persona.answer(PersonaRequest(persona: "Maria", turns: turns)) { _ in } == "¡Claro!")
        let sent = try #require(server.request)
        #expect(sent.target == "/v1/messages" && sent.headers["x-api-key"] == "k")
        #expect(sent.headers["anthropic-version"] == AnthropicPersona.standardVersion)
        let expected: JSONValue = [
            "model": "claude", "max_tokens": 500, "stream": true, "system": "Maria",
            "messages": [
                ["role": "user", "content": "…"], ["role": "assistant", "content": "¿Qué tal?"],
                ["role": "user", "content": "Bien"],
            ],
        ]
        #expect(sent.json == expected)
    }

    @Test func `Anthropic: an error in the middle of the stream, and a stream that ends early`() async throws {
        let key = try #require(ProviderKey("k"))
        let overloaded = "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\"}}\n\n"
        for (events, expected) in [
            (Self.anthropic + [overloaded], ProviderError.serverFailed(status: 529)), (Self.anthropic, .brokenOff),
        ] {
            let server = try await WireServer { _ in PuppetHTTPStep.events(events) }
            let persona = AnthropicPersona(server.wire, address: server.address, key: key, model: "claude")
            await #expect(throws: expected) { try await persona.answer(request) { _ in } }
        }
    }
}

/// What came, in order.
final class Pieces: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock(\.self) }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
}
