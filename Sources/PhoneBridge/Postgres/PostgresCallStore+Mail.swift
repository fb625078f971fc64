import EchoWire
import Foundation

/// Carries messages between bridges that keep their calls in the same place.
extension PostgresCallStore {
    /// Each may be posted again when it is not known whether it was.
    func post(_ messages: [BridgeMessage]) async throws(CallStoreError) {
        var documents: [JSONValue] = []
        for message in messages {
            documents.append([
                "id": .string(message.id.text), "sender": .string(message.sender.text),
                "call": .string(try StoredText.clean(message.call, field: "call", limit: 255)),
                "content": message.content.json,
            ])
        }
        _ = try await execute(PostgresStatements.post, [JSONValue.array(documents).text])
    }

    /// - Parameter age: of the oldest.
    /// - Returns: what all but this sender posted, in the order of their coming; the same again when it is asked again.
    func messages(notFrom sender: UUID, since age: Duration) async throws(CallStoreError) -> [BridgeMessage] {
        let rows = try await execute(PostgresStatements.messages, [sender.text, "\(Int(age / .milliseconds(1)))"])
        // What a newer bridge tells is left out.
        return rows.compactMap { row in
            guard let id = row.uuid(0), let sender = row.uuid(1), let call = row.text(2),
                let content = row.json(3).flatMap(BridgeMessage.Content.init)
            else { return nil }
            return BridgeMessage(id: id, sender: sender, call: call, content)
        }
    }

    /// Says that a bridge lives.
    func report(_ instance: String) async throws(CallStoreError) {
        _ = try await execute(
            PostgresStatements.report, [try StoredText.clean(instance, field: "instance", limit: 255)])
    }

    /// Ends the calls of bridges that have not been heard of for so long, each when something was heard of it last.
    ///
    /// - Parameter instant: now; nothing ends later.
    func markBrokenOff(silentFor silence: Duration, at instant: Date) async throws(CallStoreError) {
        let seconds = "\(Int(silence / .seconds(1)))"
        _ = try await execute(
            PostgresStatements.breakOff, [nil, CallStatus.brokenOff.rawValue, "\(instant.microseconds)", seconds])
    }
}
