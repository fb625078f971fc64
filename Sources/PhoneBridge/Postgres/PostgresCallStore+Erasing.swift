import EchoWire
import Foundation

extension PostgresCallStore: CallErasingProtocol {
    public func erase(_ scope: CallErasing) throws(CallStoreError) -> Int {
        switch scope {
        case .endedBefore(let instant):
            return try count(PostgresStatements.eraseEnded, ["\(instant.microseconds)"])
        case .span(let from, let before):
            return try count(
                PostgresStatements.eraseSpan, [from.map { "\($0.microseconds)" }, before.map { "\($0.microseconds)" }])
        case .calls(let ids):
            let document = JSONValue.array(ids.map { .string($0.text) })
            return try count(PostgresStatements.eraseCalls, [document.text])
        case .everything:
            let calls = try count(PostgresStatements.eraseSpan, [nil, nil])
            _ = try execute(PostgresStatements.erasePrompts, [])
            _ = try execute(PostgresStatements.eraseUsers, [])
            _ = try execute(PostgresStatements.eraseSettings, [])
            return calls
        }
    }

    private func count(_ statement: StaticString, _ values: [String?]) throws(CallStoreError) -> Int {
        try execute(statement, values).first?.integer(0) ?? 0
    }
}
