public import EchoWire
public import Foundation

extension PostgresCallStore {
    public func setting(_ name: String) async throws(CallStoreError) -> JSONValue? {
        try await execute(PostgresStatements.setting, [name]).first?.json(0)
    }

    public func set(_ name: String, to value: JSONValue?) async throws(CallStoreError) {
        if let value = try StoredText.clean(value, field: "value") {
            _ = try await execute(PostgresStatements.set, [name, value.text])
        } else {
            _ = try await execute(PostgresStatements.takeBack, [name])
        }
    }

    public func see(_ user: CallUser) async throws(CallStoreError) {
        let user = try user.stored()
        _ = try await execute(PostgresStatements.see, [user.id.text, user.device, "\(user.seen.microseconds)"])
    }

    /// A call that begins between the two statements keeps the prompt where it is: then it is refused, and asked for again.
    public func delete(prompt: UUID) async throws(CallStoreError) -> Bool {
        let answers = try await execute(together: [
            (PostgresStatements.deletePrompt, [prompt.text]), (PostgresStatements.dropPrompt, [prompt.text]),
        ])
        return answers.last?.isEmpty == false
    }

    public func calls(with number: String) async throws(CallStoreError) -> [CallRecord] {
        try await execute(PostgresStatements.callsWith, [number])
            .map { row throws(CallStoreError) in try CallRecord(row) }
    }
}
