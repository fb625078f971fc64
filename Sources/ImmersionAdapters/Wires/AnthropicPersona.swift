import Echo
import EchoWire
import Foundation
public import Immersion

/// A persona at Anthropic's Messages API.
public struct AnthropicPersona: PersonaProtocol {
    /// What the vendor's own client sends.
    public static let standardVersion = "2026-10-21"

    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey
    private let model: String
    private let version: String
    private let effort: String?
    private let tokensToThink: Int

    /// - Parameters:
    ///   - effort: how much it thinks, for models that know it: "low".
    ///   - tokensToThink: on top of those of the answer.
    public init(
        _ wire: ProviderWire, address: ProviderAddress = ProviderAddress("https://api.anthropic.com/v1"),
        key: ProviderKey, model: String, version: String = Self.standardVersion, effort: String? = nil,
        tokensToThink: Int = 0
    ) {
        (self.wire, self.address, self.key, self.model, self.version) = (wire, address, key, model, version)
        (self.effort, self.tokensToThink) = (effort, tokensToThink)
    }

    public func answer(
        _ request: PersonaRequest, onPiece: @escaping @Sendable (String) -> Void
    ) async throws(ProviderError) -> String {
        let response = try await wire.open(
            .json(
                address.url("/messages"), body(request), accept: "text/event-stream",
                headers: ["x-api-key": key.value, "anthropic-version": version]),
            types: ["text/event-stream"])
        var text = ""
        try await wire.events(of: response) { event in
            switch event.type {
            case "content_block_delta":
                let delta = try wire.json(Data(event.data.utf8))["delta"]
                if delta?["type"]?.string == "text_delta", let piece = delta?["text"]?.string, !piece.isEmpty {
                    text += piece
                    onPiece(piece)
                }
            case "message_start":
                Self.note(try wire.json(Data(event.data.utf8))["message"]?["usage"])
            case "message_delta":
                Self.note(try wire.json(Data(event.data.utf8))["usage"])
            case "error": throw Self.error(event)
            case "message_stop": return true
            default: break
            }
            return false
        }
        guard !text.isEmpty else { throw .invalidAnswer(reason: "it has no text") }
        return text
    }

    /// Tells whoever pays how much it was; the last count of each kind holds.
    private static func note(_ usage: JSONValue?) {
        AnswerUsage.current?.set(input: usage?["input_tokens"]?.integer, output: usage?["output_tokens"]?.integer)
    }

    private func body(_ request: PersonaRequest) -> JSONValue {
        var turns = request.turns
        // The first to speak is the user.
        if turns.first?.speaker == .persona { turns.insert(.init(.learner, "…"), at: 0) }
        let messages: [JSONValue] = turns.map {
            ["role": $0.speaker == .learner ? "user" : "assistant", "content": .string($0.text)]
        }
        var body: JSONObject = [
            "model": .string(model), "max_tokens": .integer(request.mostTokens + tokensToThink),
            "system": .string(request.persona), "messages": .array(messages), "stream": true,
        ]
        if let effort { body["output_config"] = ["effort": .string(effort)] }
        return .object(body)
    }

    /// Of an answer that had begun.
    private static func error(_ event: SSEEvent) -> ProviderError {
        switch ProviderRefusal.codes(in: Data(event.data.utf8)).first {
        case "overloaded_error"?: .serverFailed(status: 529)
        case "api_error"?: .serverFailed(status: 500)
        case "rate_limit_error"?: .rateLimited(retryAfter: nil)
        case "authentication_error"?, "permission_error"?: .unauthorized
        case "billing_error"?: .quotaExceeded
        case let code: .rejected(status: 200, reason: code ?? "")
        }
    }
}
