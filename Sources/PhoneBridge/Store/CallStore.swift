public import EchoWire
public import Foundation

/// Keeps calls in memory, as long as the program runs.
public actor CallStore: CallStoreProtocol, UserKeepingProtocol {
    private var calls: [UUID: CallRecord] = [:]
    private var events: [UUID: [CallEventRecord]] = [:]
    private var knownEvents: Set<UUID> = []
    private var transcripts: [UUID: [CallTranscript]] = [:]
    private var recordings: [UUID: CallRecording] = [:]
    private var costs: [UUID: Decimal] = [:]
    private var savedPrompts: [UUID: CallPrompt] = [:]
    private var settings: [String: JSONValue] = [:]
    private var devices: [UUID: CallUser] = [:]
    private var access: [String: BridgeUser] = [:]

    public init() {}

    public func begin(_ call: CallRecord) throws(CallStoreError) {
        let call = try call.stored()
        let known = calls[call.id]
        guard known == nil || (known?.ended == nil && known?.status.isWaiting == true && !call.status.isWaiting) else {
            return
        }
        guard call.prompt.map({ savedPrompts[$0] != nil }) ?? true else { throw .notFound }
        try claim(call.sid, for: call.id)
        calls[call.id] = call
    }

    public func change(_ call: UUID, to status: CallStatus, sid: String?) throws(CallStoreError) {
        let sid = try StoredText.clean(optional: sid, field: "sid", limit: 255)
        guard var record = calls[call] else { throw .notFound }
        guard record.ended == nil, record.status.isWaiting || !status.isWaiting else { return }
        try claim(sid, for: call)
        record.status = status
        record.sid = sid ?? record.sid
        calls[call] = record
    }

    public func configure(_ call: UUID, _ configuration: JSONValue) throws(CallStoreError) {
        let configuration = try StoredText.clean(configuration, field: "configuration")
        guard calls[call] != nil else { throw .notFound }
        calls[call]?.configuration = configuration
    }

    public func spend(_ dollars: Decimal, on call: UUID) throws(CallStoreError) {
        guard calls[call] != nil else { throw .notFound }
        costs[call] = max(costs[call] ?? 0, dollars)
    }

    public func end(_ call: UUID, as status: CallStatus, at instant: Date) throws(CallStoreError) {
        guard let record = calls[call] else { throw .notFound }
        if record.ended == nil || record.status == .brokenOff { calls[call]?.end(as: status, at: instant) }
    }

    /// What nobody holds, and is older, runs no more: seconds.
    private static let longestCall = 86_400.0

    public func markBrokenOff(heldBy instance: String, at instant: Date) throws(CallStoreError) -> [CallRecord] {
        let instance = try StoredText.clean(instance, field: "instance", limit: 255)
        let open = calls.values.filter { call in
            call.ended == nil
                && (call.instance == instance || call.instance == nil && call.started < instant - Self.longestCall)
        }.map(\.id)
        for id in open {
            let end = min(instant, lastHeard(of: id) ?? instant)
            calls[id]?.end(as: .brokenOff, at: end)
        }
        return open.compactMap { calls[$0] }
    }

    private func lastHeard(of id: UUID) -> Date? {
        guard let start = calls[id]?.started else { return nil }
        let said = transcripts[id, default: []].map { start + $0.offset / .seconds(1) }
        return ([start] + said + events[id, default: []].map(\.time)).max()
    }

    public func append(_ events: [CallEventRecord]) throws(CallStoreError) {
        var stored: [CallEventRecord] = []
        for event in events {
            stored.append(try event.stored())
            guard calls[event.call] != nil else { throw .notFound }
        }
        for event in stored where knownEvents.insert(event.id).inserted {
            self.events[event.call, default: []] += [event]
        }
    }

    public func append(_ transcript: CallTranscript) throws(CallStoreError) {
        let transcript = try transcript.stored()
        guard calls[transcript.call] != nil else { throw .notFound }
        if let index = transcripts[transcript.call]?.firstIndex(where: { $0.id == transcript.id }) {
            transcripts[transcript.call]?[index].content = transcript.content
        } else {
            transcripts[transcript.call, default: []].append(transcript)
        }
    }

    public func add(_ recording: CallRecording) throws(CallStoreError) {
        let recording = try recording.stored()
        guard calls[recording.call] != nil else { throw .notFound }
        if recordings[recording.id] == nil { recordings[recording.id] = recording }
    }

    public func save(_ prompt: CallPrompt) throws(CallStoreError) {
        let prompt = try prompt.stored()
        if prompt.isDefault { for id in savedPrompts.keys { savedPrompts[id]?.isDefault = false } }
        savedPrompts[prompt.id] = prompt
    }

    public func erase(_ scope: CallErasing) -> Int {
        let gone = Set(calls.values.filter { Self.isErased($0, by: scope) }.map(\.id))
        for id in gone {
            calls[id] = nil
            for event in events.removeValue(forKey: id) ?? [] { knownEvents.remove(event.id) }
            (transcripts[id], costs[id]) = (nil, nil)
        }
        recordings = recordings.filter { !gone.contains($0.value.call) }
        if scope == .everything {
            let used = Set(calls.values.compactMap(\.prompt))
            savedPrompts = savedPrompts.filter { used.contains($0.key) }
            let active = Set(calls.values.compactMap(\.user))
            devices = devices.filter { active.contains($0.key) }
            settings = [:]
        }
        return gone.count
    }

    private static func isErased(_ call: CallRecord, by scope: CallErasing) -> Bool {
        guard let end = call.ended else { return false }
        switch scope {
        case .endedBefore(let instant): return end < instant
        case .span(let from, let before): return end >= from ?? .distantPast && call.started < before ?? .distantFuture
        case .calls(let ids): return ids.contains(call.id)
        case .everything: return true
        }
    }

    public func setting(_ name: String) -> JSONValue? { settings[name] }

    public func set(_ name: String, to value: JSONValue?) throws(CallStoreError) {
        settings[name] = try StoredText.clean(value, field: "value")
    }

    public func see(_ user: CallUser) throws(CallStoreError) { devices[user.id] = try user.stored() }

    public func delete(prompt: UUID) -> Bool {
        for id in calls.keys where calls[id]?.prompt == prompt { calls[id]?.prompt = nil }
        return savedPrompts.removeValue(forKey: prompt) != nil
    }

    public func calls(with number: String) -> [CallRecord] {
        calls.values.filter { $0.number == number }.sorted { ($0.started, $0.id.text) > ($1.started, $1.id.text) }
    }

    package func save(_ user: BridgeUser) { access[user.name] = user }

    package func users() -> [BridgeUser] {
        access.values.sorted { $0.name < $1.name }.map { user in
            var user = user
            user.seen = devices[user.id]?.seen
            return user
        }
    }

    public func call(_ id: UUID) -> CallRecord? { calls[id] }

    public func calls(after key: CallPageKey?, limit: Int) -> [CallRecord] {
        Self.page(Array(calls.values), after: key, limit: limit) { CallPageKey(time: $0.started, id: $0.id) }
    }

    public func events(of call: UUID, after event: UUID?, limit: Int) -> [CallEventRecord] {
        let all = events[call, default: []]
        guard let event else { return Array(all.prefix(StoredPage.limit(limit))) }
        guard let index = all.firstIndex(where: { $0.id == event }) else { return [] }
        return Array(all[(index + 1)...].prefix(StoredPage.limit(limit)))
    }

    public func transcripts(of call: UUID) -> [CallTranscript] {
        // Sorting keeps the order of those that began together.
        transcripts[call, default: []].enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    }

    public func recording(_ id: UUID) -> CallRecording? { recordings[id] }

    public func recordings(after key: CallPageKey?, limit: Int) -> [CallRecording] {
        Self.page(Array(recordings.values), after: key, limit: limit) { CallPageKey(time: $0.created, id: $0.id) }
    }

    public func prompts() -> [CallPrompt] {
        Array(savedPrompts.values.sorted(by: CallPrompt.isOrdered).prefix(StoredPage.longest))
    }

    public func totals(since instant: Date, at now: Date) -> CallTotals {
        let counted = calls.values.filter { $0.started >= instant }
        let open = counted.filter { $0.ended == nil && !$0.status.isWaiting }.map { call in
            min(CallTotals.longestOpen, .seconds(max(0, Int(now.timeIntervalSince(call.started)))))
        }
        return CallTotals(
            calls: counted.count, running: open.count,
            talked: counted.compactMap(\.duration).reduce(.zero, +) + open.reduce(.zero, +),
            dollars: counted.compactMap { costs[$0.id] }.reduce(0, +))
    }

    private func claim(_ sid: String?, for call: UUID) throws(CallStoreError) {
        guard let sid, calls.values.contains(where: { $0.sid == sid && $0.id != call }) else { return }
        throw .duplicate
    }

    private static func page<Record>(
        _ records: [Record], after key: CallPageKey?, limit: Int, by keyOf: (Record) -> CallPageKey
    ) -> [Record] {
        let behind = records.filter { record in key.map { $0.precedes(keyOf(record).time, keyOf(record).id) } ?? true }
        let sorted = behind.sorted { keyOf($0).precedes(keyOf($1).time, keyOf($1).id) }
        return Array(sorted.prefix(StoredPage.limit(limit)))
    }
}
