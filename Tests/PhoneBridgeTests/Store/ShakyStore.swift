import EchoWire
import Foundation
import PhoneBridge
import Synchronization

/// A store that is away as long as there are attempts left to fail.
final class ShakyStore: CallStoreProtocol {
    let inner: SQLiteCallStore
    let attempts = Mutex(0)

    init() throws(CallStoreError) { inner = try SQLiteCallStore(path: nil) }

    private func attempt() throws(CallStoreError) {
        guard attempts.withLock({ $0 }) <= 0 else { throw .unavailable }
    }

    func begin(_ call: CallRecord) async throws(CallStoreError) {
        try attempt()
        try await inner.begin(call)
    }

    func configure(_ call: UUID, _ configuration: JSONValue) async throws(CallStoreError) {
        try attempt()
        try await inner.configure(call, configuration)
    }

    func setting(_ name: String) async throws(CallStoreError) -> JSONValue? {
        try attempt()
        return try await inner.setting(name)
    }

    func set(_ name: String, to value: JSONValue?) async throws(CallStoreError) {
        try attempt()
        try await inner.set(name, to: value)
    }

    func see(_ user: CallUser) async throws(CallStoreError) {
        try attempt()
        try await inner.see(user)
    }

    func delete(prompt: UUID) async throws(CallStoreError) -> Bool {
        try attempt()
        return try await inner.delete(prompt: prompt)
    }

    func calls(with number: String) async throws(CallStoreError) -> [CallRecord] { try await inner.calls(with: number) }

    func change(_ call: UUID, to status: CallStatus, sid: String?) async throws(CallStoreError) {
        try attempt()
        try await inner.change(call, to: status, sid: sid)
    }

    func end(_ call: UUID, as status: CallStatus, at instant: Date) async throws(CallStoreError) {
        try attempt()
        try await inner.end(call, as: status, at: instant)
    }

    func markBrokenOff(heldBy instance: String, at instant: Date) async throws(CallStoreError) -> [CallRecord] {
        try attempt()
        return try await inner.markBrokenOff(heldBy: instance, at: instant)
    }

    func append(_ events: [CallEventRecord]) async throws(CallStoreError) {
        try attempt()
        try await inner.append(events)
    }

    func append(_ transcript: CallTranscript) async throws(CallStoreError) {
        try attempt()
        try await inner.append(transcript)
    }

    func add(_ recording: CallRecording) async throws(CallStoreError) {
        try attempt()
        try await inner.add(recording)
    }

    func save(_ prompt: CallPrompt) async throws(CallStoreError) {
        try attempt()
        try await inner.save(prompt)
    }

    func erase(_ scope: CallErasing) async throws(CallStoreError) -> Int {
        try attempt()
        return try await inner.erase(scope)
    }

    func call(_ id: UUID) async throws(CallStoreError) -> CallRecord? { try await inner.call(id) }

    func calls(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecord] {
        try await inner.calls(after: key, limit: limit)
    }

    func events(of call: UUID, after event: UUID?, limit: Int) async throws(CallStoreError) -> [CallEventRecord] {
        try await inner.events(of: call, after: event, limit: limit)
    }

    func transcripts(of call: UUID) async throws(CallStoreError) -> [CallTranscript] {
        try await inner.transcripts(of: call)
    }

    func recording(_ id: UUID) async throws(CallStoreError) -> CallRecording? { try await inner.recording(id) }

    func recordings(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecording] {
        try await inner.recordings(after: key, limit: limit)
    }

    func prompts() async throws(CallStoreError) -> [CallPrompt] { try await inner.prompts() }

    func totals(since instant: Date, at now: Date) async throws(CallStoreError) -> CallTotals {
        try await inner.totals(since: instant, at: now)
    }

    func spend(_ dollars: Decimal, on call: UUID) async throws(CallStoreError) {
        try attempt()
        try await inner.spend(dollars, on: call)
    }
}
