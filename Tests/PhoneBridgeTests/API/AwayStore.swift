import EchoWire
import Foundation
import PhoneBridge

/// A store that cannot be reached.
struct AwayStore: CallStoreProtocol {
    func erase(_ scope: CallErasing) async throws(CallStoreError) -> Int { throw .unavailable }
    func configure(_ call: UUID, _ configuration: JSONValue) async throws(CallStoreError) { throw .unavailable }
    func setting(_ name: String) async throws(CallStoreError) -> JSONValue? { throw .unavailable }
    func set(_ name: String, to value: JSONValue?) async throws(CallStoreError) { throw .unavailable }
    func see(_ user: CallUser) async throws(CallStoreError) { throw .unavailable }
    func delete(prompt: UUID) async throws(CallStoreError) -> Bool { throw .unavailable }
    func calls(with number: String) async throws(CallStoreError) -> [CallRecord] { throw .unavailable }
    func begin(_ call: CallRecord) async throws(CallStoreError) { throw .unavailable }
    func change(_ call: UUID, to status: CallStatus, sid: String?) async throws(CallStoreError) { throw .unavailable }
    func end(_ call: UUID, as status: CallStatus, at instant: Date) async throws(CallStoreError) {
        throw .unavailable
    }
    func markBrokenOff(heldBy instance: String, at instant: Date) async throws(CallStoreError) -> [CallRecord] {
        throw .unavailable
    }
    func append(_ events: [CallEventRecord]) async throws(CallStoreError) { throw .unavailable }
    func append(_ transcript: CallTranscript) async throws(CallStoreError) { throw .unavailable }
    func add(_ recording: CallRecording) async throws(CallStoreError) { throw .unavailable }
    func save(_ prompt: CallPrompt) async throws(CallStoreError) { throw .unavailable }
    func call(_ id: UUID) async throws(CallStoreError) -> CallRecord? { throw .unavailable }
    func calls(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecord] {
        throw .unavailable
    }
    func events(of call: UUID, after event: UUID?, limit: Int) async throws(CallStoreError) -> [CallEventRecord] {
        throw .unavailable
    }
    func transcripts(of call: UUID) async throws(CallStoreError) -> [CallTranscript] { throw .unavailable }
    func recording(_ id: UUID) async throws(CallStoreError) -> CallRecording? { throw .unavailable }
    func recordings(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecording] {
        throw .unavailable
    }
    func prompts() async throws(CallStoreError) -> [CallPrompt] { throw .unavailable }
    func spend(_ dollars: Decimal, on call: UUID) async throws(CallStoreError) { throw .unavailable }
    func totals(since instant: Date, at now: Date) async throws(CallStoreError) -> CallTotals { throw .unavailable }
}
