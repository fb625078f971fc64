import Echo
import EchoWire
import Foundation
public import Immersion

/// A persona at a server that speaks Chat Completions: OpenAI's, or one of our own.
public struct ChatCompletionsPersona: PersonaProtocol {
    /// How the server wants to be asked.
    public struct Settings: Sendable, Hashable {
        public var model: String
        /// 0–2; nil for models that think, which refuse it.
        package var temperature: Double?
        /// `max_tokens` instead of `max_completion_tokens`, which many compatible servers do not know.
        package var usesOlderNames: Bool
        /// `reasoning_effort`, for models that think; nil for those that do not know it.
        public var effort: String?
        /// On top of those of the answer.
        package var tokensToThink: Int

        public init(
            model: String, temperature: Double? = 0.7, usesOlderNames: Bool = false, effort: String? = nil,
            tokensToThink: Int = 0
        ) {
            (self.model, self.temperature, self.usesOlderNames) = (model, temperature, usesOlderNames)
            (self.effort, self.tokensToThink) = (effort, tokensToThink)
        }
    }

    private let wire: ProviderWire
    private let address: ProviderAddress
    private let key: ProviderKey?
    private let settings: Settings

    public init(
        _ wire: ProviderWire, address: ProviderAddress = ProviderAddress("https://api.openai.com/v1"),
        key: ProviderKey?, settings: Settings
    ) {
        (self.wire, self.address, self.key, self.settings) = (wire, address, key, settings)
    }

    public func answer(
        _ request: PersonaRequest, onPiece: @escaping @Sendable (String) -> Void
    ) async throws(ProviderError) -> String {
        let response = try await open(request)
        if response.headers["content-type"]?.lowercased().hasPrefix("application/json") == true {
            return try await whole(response, onPiece)
        }
        return try await streamed(response, onPiece)
    }

    private func open(_ request: PersonaRequest) async throws(ProviderError) -> HTTPResponse {
        do throws(ProviderError) {
            return try await wire.open(
                .json(
                    address.url("/chat/completions"), body(request), accept: "text/event-stream",
                    headers: HTTPRequest.bearer(key)),
                types: ["text/event-stream", "application/json"])
        } catch .noModel {
            throw .noModel(settings.model)
        }
    }

    private func body(_ request: PersonaRequest) -> JSONValue {
        let turns = request.turns.map {
            ChatMessage(role: $0.speaker == .learner ? "user" : "assistant", content: .text($0.text))
        }
        var body = ChatRequest(
            model: settings.model, messages: [ChatMessage(role: "system", content: .text(request.persona))] + turns,
            stream: true, temperature: settings.temperature, reasoningEffort: settings.effort)
        let most = request.mostTokens + settings.tokensToThink
        if settings.usesOlderNames {
            body.maxTokens = most
        } else {
            body.maxCompletionTokens = most
            // A server of one's own need not know this field, and costs nothing.
            body.streamOptions = ChatStreamOptions(includeUsage: true)
        }
        return body.json
    }

    private func whole(
        _ response: HTTPResponse, _ onPiece: @Sendable (String) -> Void
    ) async throws(ProviderError) -> String {
        let json = try wire.json(try await wire.body(of: response, limit: ProviderWire.jsonBytes))
        guard let text = json["choices"]?[0]?["message"]?["content"]?.string, !text.isEmpty else {
            throw .invalidAnswer(reason: "it has no text")
        }
        Self.note(json["usage"])
        onPiece(text)
        return text
    }

    /// Tells whoever pays how much it was.
    private static func note(_ usage: JSONValue?) {
        AnswerUsage.current?.set(
            input: usage?["prompt_tokens"]?.integer, output: usage?["completion_tokens"]?.integer)
    }

    private func streamed(
        _ response: HTTPResponse, _ onPiece: @Sendable (String) -> Void
    ) async throws(ProviderError) -> String {
        var text = ""
        var isFinished = false
        do throws(ProviderError) {
            try await wire.events(of: response) { event in
                if event.isDone { return true }
                let json = try wire.json(Data(event.data.utf8))
                Self.note(json["usage"])
                guard let choice = json["choices"]?[0] else { return false }
                if let piece = choice["delta"]?["content"]?.string, !piece.isEmpty {
                    text += piece
                    onPiece(piece)
                }
                if choice["finish_reason"]?.string != nil { isFinished = true }
                return false
            }
        } catch {
            // Some servers close the stream behind the last word without saying so.
            guard error == .brokenOff, isFinished else { throw error }
        }
        guard !text.isEmpty else { throw .invalidAnswer(reason: "it has no text") }
        return text
    }
}
