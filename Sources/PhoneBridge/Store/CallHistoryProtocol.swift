public import Foundation

/// Gives back what was kept of calls.
public protocol CallHistoryProtocol: Sendable {
    func call(_ id: UUID) async throws(CallStoreError) -> CallRecord?
    /// Newest first.
    func calls(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecord]
    /// In the order in which they came.
    ///
    /// - Parameter event: the last one of the page before; nil: from the first on.
    func events(of call: UUID, after event: UUID?, limit: Int) async throws(CallStoreError) -> [CallEventRecord]
    /// In the order in which it was said.
    func transcripts(of call: UUID) async throws(CallStoreError) -> [CallTranscript]
    func recording(_ id: UUID) async throws(CallStoreError) -> CallRecording?
    /// Newest first.
    func recordings(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecording]
    /// By name.
    func prompts() async throws(CallStoreError) -> [CallPrompt]
    /// Of the calls that began at that time or later.
    ///
    /// - Parameter now: until then those count that are not over.
    func totals(since instant: Date, at now: Date) async throws(CallStoreError) -> CallTotals
}
