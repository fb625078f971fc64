public import EchoWire
public import Foundation

extension PostgresCallStore: CallSharingProtocol {
    public func setting(_ name: String) throws(CallStoreError) -> JSONValue? {
        try execute(PostgresStatements.setting, [name]).first?.json(0)
    }

    public func set(_ name: String, to value: JSONValue?) throws(CallStoreError) {
        if let value = try StoredText.clean(value, field: "value") {
            _ = try execute(PostgresStatements.set, [name, value.text])
        } else {
            _ = try execute(PostgresStatements.takeBack, [name])
        }
    }

    public func see(_ user: CallUser) throws(CallStoreError) {
        let user = try user.stored()
        _ = try execute(PostgresStatements.see, [user.id.text, user.device, "\(user.seen.microseconds)"])
    }

    /// A call that begins between the two statements keeps the prompt where it is: then it is refused, and asked for again.
    public func delete(prompt: UUID) throws(CallStoreError) -> Bool {
        _ = try execute(PostgresStatements.deletePrompt, [prompt.text])
        return try !execute(PostgresStatements.dropPrompt, [prompt.text]).isEmpty
    }

    public func calls(with number: String) throws(CallStoreError) -> [CallRecord] {
        try execute(PostgresStatements.callsWith, [number])
            .map { row throws(CallStoreError) in try CallRecord(row) }
    }
}
