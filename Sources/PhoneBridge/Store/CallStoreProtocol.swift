public import EchoWire
public import Foundation

/// Keeps the calls of a bridge. Each write may be asked for again when it is not known whether it was done.
public protocol CallStoreProtocol: Sendable {
    // MARK: - Calls

    /// One that was placed and is answered takes the place of what was kept of it before; any other stays as it is.
    func begin(_ call: CallRecord) async throws(CallStoreError)
    /// - Parameter sid: nil leaves it as it is. What has ended is not changed, and who has answered is not called any more.
    func change(_ call: UUID, to status: CallStatus, sid: String?) async throws(CallStoreError)
    /// What the call is held with, as it began.
    func configure(_ call: UUID, _ configuration: JSONValue) async throws(CallStoreError)
    /// - Parameter dollars: what the call has cost so far, all of it; less than was said before changes nothing.
    func spend(_ dollars: Decimal, on call: UUID) async throws(CallStoreError)
    /// A call that nobody answered took no time. What has ended stays as it ended first, but for one that was thought to
    /// have broken off.
    func end(_ call: UUID, as status: CallStatus, at instant: Date) async throws(CallStoreError)
    /// Ends the calls that a bridge held when it crashed, each when something was heard of it last.
    ///
    /// - Parameter instant: now; nothing ends later.
    /// - Returns: those calls, as they are now.
    func markBrokenOff(heldBy instance: String, at instant: Date) async throws(CallStoreError) -> [CallRecord]

    // MARK: - What belongs to a call: what is there already, by its id, is left as it is

    /// All or none. Those of a call that is not known are refused.
    func append(_ events: [CallEventRecord]) async throws(CallStoreError)
    /// One that is there already gets these words in the place of its own.
    func append(_ transcript: CallTranscript) async throws(CallStoreError)
    func add(_ recording: CallRecording) async throws(CallStoreError)
    func save(_ prompt: CallPrompt) async throws(CallStoreError)

    // MARK: - What was kept

    func call(_ id: UUID) async throws(CallStoreError) -> CallRecord?
    /// Newest first.
    func calls(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecord]
    /// Those with a person, newest first.
    ///
    /// - Parameter number: as it stands in the records.
    func calls(with number: String) async throws(CallStoreError) -> [CallRecord]
    /// In the order in which they came.
    ///
    /// - Parameter event: the last one of the page before; nil: from the first on.
    func events(of call: UUID, after event: UUID?, limit: Int) async throws(CallStoreError) -> [CallEventRecord]
    /// In the order in which it was said.
    func transcripts(of call: UUID) async throws(CallStoreError) -> [CallTranscript]
    func recording(_ id: UUID) async throws(CallStoreError) -> CallRecording?
    /// Newest first.
    func recordings(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecording]
    /// Of the calls that began at that time or later.
    ///
    /// - Parameter now: until then those count that are not over.
    func totals(since instant: Date, at now: Date) async throws(CallStoreError) -> CallTotals

    // MARK: - What all bridges share

    /// By name.
    func prompts() async throws(CallStoreError) -> [CallPrompt]
    /// Calls that were held by it stay.
    ///
    /// - Returns: whether there was one.
    func delete(prompt: UUID) async throws(CallStoreError) -> Bool
    /// Nil for one that was never set, or was taken back.
    func setting(_ name: String) async throws(CallStoreError) -> JSONValue?
    /// - Parameter value: nil takes it back.
    func set(_ name: String, to value: JSONValue?) async throws(CallStoreError)
    /// One that is known already was active again.
    func see(_ user: CallUser) async throws(CallStoreError)

    // MARK: - Erasing

    /// Erases calls, with all that belongs to them. Calls that go on stay.
    ///
    /// - Returns: how many calls.
    @discardableResult
    func erase(_ scope: CallErasing) async throws(CallStoreError) -> Int
}
