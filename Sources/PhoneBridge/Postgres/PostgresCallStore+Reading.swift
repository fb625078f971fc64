public import Foundation

extension PostgresCallStore: CallStoreProtocol {
    public func call(_ id: UUID) async throws(CallStoreError) -> CallRecord? {
        try await execute(PostgresStatements.call, [id.text]).first.map { row throws(CallStoreError) in
            try CallRecord(row)
        }
    }

    public func calls(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecord] {
        try await execute(PostgresStatements.calls, Self.page(key, limit))
            .map { row throws(CallStoreError) in try CallRecord(row) }
    }

    public func events(of call: UUID, after event: UUID?, limit: Int) async throws(CallStoreError) -> [CallEventRecord]
    {
        try await execute(PostgresStatements.events, [call.text, event?.text, "\(StoredPage.limit(limit))"])
            .map { row throws(CallStoreError) in try CallEventRecord(row) }
    }

    public func transcripts(of call: UUID) async throws(CallStoreError) -> [CallTranscript] {
        try await execute(PostgresStatements.transcripts, [call.text])
            .map { row throws(CallStoreError) in try CallTranscript(row) }
    }

    public func recording(_ id: UUID) async throws(CallStoreError) -> CallRecording? {
        try await execute(PostgresStatements.recording, [id.text]).first
            .map { row throws(CallStoreError) in try CallRecording(row) }
    }

    public func recordings(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecording] {
        try await execute(PostgresStatements.recordings, Self.page(key, limit))
            .map { row throws(CallStoreError) in try CallRecording(row) }
    }

    public func prompts() async throws(CallStoreError) -> [CallPrompt] {
        try await execute(PostgresStatements.prompts, ["\(StoredPage.longest)"])
            .map { row throws(CallStoreError) in try CallPrompt(row) }
    }

    public func totals(since instant: Date, at now: Date) async throws(CallStoreError) -> CallTotals {
        let most = Int(CallTotals.longestOpen / .seconds(1))
        let row = try await execute(
            PostgresStatements.totals, ["\(instant.microseconds)", "\(now.microseconds)", "\(most)"]
        ).first
        return CallTotals(
            calls: row?.integer(0) ?? 0, running: row?.integer(1) ?? 0, talked: row?.seconds(2) ?? .zero,
            dollars: row?.text(3).flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 0)
    }

    private static func page(_ key: CallPageKey?, _ limit: Int) -> [String?] {
        [key.map { "\($0.time.microseconds)" }, key?.id.text, "\(StoredPage.limit(limit))"]
    }
}
