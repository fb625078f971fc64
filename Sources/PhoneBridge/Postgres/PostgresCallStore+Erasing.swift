import EchoWire
import Foundation

extension PostgresCallStore {
    public func erase(_ scope: CallErasing) async throws(CallStoreError) -> Int {
        switch scope {
        case .endedBefore(let instant):
            return try await count(PostgresStatements.eraseEnded, ["\(instant.microseconds)"])
        case .span(let from, let before):
            return try await count(
                PostgresStatements.eraseSpan, [from.map { "\($0.microseconds)" }, before.map { "\($0.microseconds)" }])
        case .calls(let ids):
            let document = JSONValue.array(ids.map { .string($0.text) })
            return try await count(PostgresStatements.eraseCalls, [document.text])
        case .everything:
            let erased = try await execute(together: [
                (PostgresStatements.eraseSpan, [nil, nil]), (PostgresStatements.erasePrompts, []),
                (PostgresStatements.eraseUsers, []), (PostgresStatements.eraseSettings, []),
            ])
            return erased.first?.first?.integer(0) ?? 0
        }
    }

    private func count(_ statement: StaticString, _ values: [String?]) async throws(CallStoreError) -> Int {
        try await execute(statement, values).first?.integer(0) ?? 0
    }
}
