import EchoCrypto
import Echo
import EchoText
import EchoWire
import Foundation
public import Immersion

/// Events as the specification's batches have them: `POST /api/v1/events/batch`.
public struct EventWire: Sendable {
    private let wire: @Sendable () -> ProviderWire
    private let key: @Sendable () async -> ProviderKey?

    /// - Parameters:
    ///   - wire: made when something is sent.
    ///   - key: the server's; nil where none is stored.
    public init(_ wire: @escaping @Sendable () -> ProviderWire, key: @escaping @Sendable () async -> ProviderKey?) {
        (self.wire, self.key) = (wire, key)
    }

    /// Returns when the server has taken all of it. The same batch has the same mark, by which a server can tell that it
    /// has it already.
    public func send(_ batch: EventBatch) async throws(ProviderError) {
        let body: JSONValue = ["events": .array(batch.events.map { Self.json($0, user: batch.user) })]
        let mark = SHA256.hash(data: body.data).hexadecimal
        var headers = HTTPRequest.bearer(await key())
        headers["idempotency-key"] = mark
        try await wire().deliver(
            .json(
                ProviderAddress(batch.address).url("/api/v1/events/batch"), body, accept: "application/json",
                headers: headers))
    }

    static func json(_ event: LearningEvent, user: String) -> JSONValue {
        var properties: JSONObject = ["language": .string(event.language.rawValue)]
        let type: String
        switch event.kind {
        case .conversationCompleted(let scenario, let seconds, let messages, let errors, let score):
            type = "conversation_completed"
            properties["scenario_id"] = .string(scenario)
            properties["duration_seconds"] = .integer(seconds)
            properties["message_count"] = .integer(messages)
            properties["grammar_errors"] = .integer(errors)
            if let score { properties["overall_score"] = .number(score) }
        case .reviewCompleted(let cards, let known):
            type = "review_completed"
            properties["card_count"] = .integer(cards)
            properties["known_count"] = .integer(known)
        }
        return [
            "event_type": .string(type), "timestamp": .string(event.date.formatted(.iso8601)),
            "user_id": .string(user), "session_id": .string(event.session), "properties": .object(properties),
        ]
    }
}
