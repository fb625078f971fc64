public import Foundation

extension PostgresCallStore: CallHistoryProtocol, CallStoreProtocol {
    public func call(_ id: UUID) throws(CallStoreError) -> CallRecord? {
        try execute(PostgresStatements.call, [id.text]).first.map { row throws(CallStoreError) in try CallRecord(row) }
    }

    public func calls(after key: CallPageKey?, limit: Int) throws(CallStoreError) -> [CallRecord] {
        try execute(PostgresStatements.calls, Self.page(key, limit))
            .map { row throws(CallStoreError) in try CallRecord(row) }
    }

    public func events(of call: UUID, after event: UUID?, limit: Int) throws(CallStoreError) -> [CallEventRecord] {
        try execute(PostgresStatements.events, [call.text, event?.text, "\(StoredPage.limit(limit))"])
            .map { row throws(CallStoreError) in try CallEventRecord(row) }
    }

    public func transcripts(of call: UUID) throws(CallStoreError) -> [CallTranscript] {
        try execute(PostgresStatements.transcripts, [call.text])
            .map { row throws(CallStoreError) in try CallTranscript(row) }
    }

    public func recording(_ id: UUID) throws(CallStoreError) -> CallRecording? {
        try execute(PostgresStatements.recording, [id.text]).first
            .map { row throws(CallStoreError) in try CallRecording(row) }
    }

    public func recordings(after key: CallPageKey?, limit: Int) throws(CallStoreError) -> [CallRecording] {
        try execute(PostgresStatements.recordings, Self.page(key, limit))
            .map { row throws(CallStoreError) in try CallRecording(row) }
    }

    public func prompts() throws(CallStoreError) -> [CallPrompt] {
        try execute(PostgresStatements.prompts, ["\(StoredPage.longest)"])
            .map { row throws(CallStoreError) in try CallPrompt(row) }
    }

    public func totals(since instant: Date, at now: Date) throws(CallStoreError) -> CallTotals {
        let most = Int(CallTotals.longestOpen / .seconds(1))
        let row = try execute(
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
