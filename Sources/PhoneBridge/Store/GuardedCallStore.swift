import Echo
import EchoWire
import Foundation

/// A store that is left alone for a while when it fails again and again: whoever asks meanwhile hears at once that it is
/// away, and nobody queues up behind a server that does not answer.
struct GuardedCallStore: CallStoreProtocol {
    let store: any CallStoreProtocol
    let circuit: Circuit

    private func ask<Value: Sendable>(
        _ body: () async throws(CallStoreError) -> Value
    ) async throws(CallStoreError) -> Value {
        guard case .success(let pass) = circuit.enter() else { throw .unavailable }
        do throws(CallStoreError) {
            let value = try await body()
            pass.report(.healthy)
            return value
        } catch {
            // One that refuses something is there.
            pass.report(error == .unavailable ? .fault : .healthy)
            throw error
        }
    }

    // MARK: - Calls

    func begin(_ call: CallRecord) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.begin(call) }
    }

    func change(_ call: UUID, to status: CallStatus, sid: String?) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.change(call, to: status, sid: sid) }
    }

    func configure(_ call: UUID, _ configuration: JSONValue) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.configure(call, configuration) }
    }

    func spend(_ dollars: Decimal, on call: UUID) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.spend(dollars, on: call) }
    }

    func end(_ call: UUID, as status: CallStatus, at instant: Date) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.end(call, as: status, at: instant) }
    }

    func markBrokenOff(heldBy instance: String, at instant: Date) async throws(CallStoreError) -> [CallRecord] {
        try await ask { () throws(CallStoreError) in try await store.markBrokenOff(heldBy: instance, at: instant) }
    }

    func erase(_ scope: CallErasing) async throws(CallStoreError) -> Int {
        try await ask { () throws(CallStoreError) in try await store.erase(scope) }
    }

    // MARK: - What belongs to them

    func append(_ events: [CallEventRecord]) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.append(events) }
    }

    func append(_ transcript: CallTranscript) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.append(transcript) }
    }

    func add(_ recording: CallRecording) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.add(recording) }
    }

    func save(_ prompt: CallPrompt) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.save(prompt) }
    }

    // MARK: - What was kept

    func call(_ id: UUID) async throws(CallStoreError) -> CallRecord? {
        try await ask { () throws(CallStoreError) in try await store.call(id) }
    }

    func calls(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecord] {
        try await ask { () throws(CallStoreError) in try await store.calls(after: key, limit: limit) }
    }

    func calls(with number: String) async throws(CallStoreError) -> [CallRecord] {
        try await ask { () throws(CallStoreError) in try await store.calls(with: number) }
    }

    func events(of call: UUID, after event: UUID?, limit: Int) async throws(CallStoreError) -> [CallEventRecord] {
        try await ask { () throws(CallStoreError) in try await store.events(of: call, after: event, limit: limit) }
    }

    func transcripts(of call: UUID) async throws(CallStoreError) -> [CallTranscript] {
        try await ask { () throws(CallStoreError) in try await store.transcripts(of: call) }
    }

    func recording(_ id: UUID) async throws(CallStoreError) -> CallRecording? {
        try await ask { () throws(CallStoreError) in try await store.recording(id) }
    }

    func recordings(after key: CallPageKey?, limit: Int) async throws(CallStoreError) -> [CallRecording] {
        try await ask { () throws(CallStoreError) in try await store.recordings(after: key, limit: limit) }
    }

    func prompts() async throws(CallStoreError) -> [CallPrompt] {
        try await ask { () throws(CallStoreError) in try await store.prompts() }
    }

    func totals(since instant: Date, at now: Date) async throws(CallStoreError) -> CallTotals {
        try await ask { () throws(CallStoreError) in try await store.totals(since: instant, at: now) }
    }

    // MARK: - What bridges share

    func setting(_ name: String) async throws(CallStoreError) -> JSONValue? {
        try await ask { () throws(CallStoreError) in try await store.setting(name) }
    }

    func set(_ name: String, to value: JSONValue?) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.set(name, to: value) }
    }

    func see(_ user: CallUser) async throws(CallStoreError) {
        try await ask { () throws(CallStoreError) in try await store.see(user) }
    }

    func delete(prompt: UUID) async throws(CallStoreError) -> Bool {
        try await ask { () throws(CallStoreError) in try await store.delete(prompt: prompt) }
    }
}
