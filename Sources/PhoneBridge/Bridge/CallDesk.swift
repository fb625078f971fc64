import Foundation

/// Carries calls and keeps what happens in them, whatever lines they come over.
public struct CallDesk: Sendable {
    public let switchboard: Switchboard
    /// Where calls are kept; it takes what comes also while the store is away.
    public let journal: CallJournal
    let store: any CallStoreProtocol
    /// The users with a token of their own; nil for a store that keeps none.
    let users: (any UserKeepingProtocol)?
    /// Of the store.
    let circuit: Circuit
    /// What somebody should know of the parts that calls depend on; it must not wait.
    let onCircuit: @Sendable (CircuitNotice) -> Void
    /// Where calls are erased when they have been kept for long enough.
    public var keptIn: any CallStoreProtocol { store }
    /// Gives the sound of recordings; nil where none is kept.
    let vault: (any RecordingVaultProtocol)?
    public let gate: CallGate
    let tally = CallTally()
    let readiness = BridgeReadiness()
    let host: CallHost
    let instance: String
    private let keepsDetails: Bool
    let standing = StandingOrders()
    /// For what is not kept yet when no call goes on any more.
    private static let patience = Duration.seconds(10)

    /// - Parameters:
    ///   - gate: who may call, and who may be called.
    ///   - store: keeps the calls, and gives them back.
    ///   - vault: gives the sound of the recordings that the store has; nil where none is kept.
    ///   - mail: reaches other bridges that keep their calls in the same place; nil where there are none.
    ///   - instance: tells this program from others that keep their calls in the same place; the same after a restart.
    ///   - keepsDetails: whether the store keeps what is said and happens in calls; else it keeps which calls there are,
    ///     for a program that keeps the rest elsewhere.
    ///   - onNotice: what somebody should know of the keeping of calls; it must not block.
    ///   - onCircuit: told that a part is left alone that calls depend on, and that it is back; it must not block.
    public init(
        host: CallHost, gate: CallGate, store: any CallStoreProtocol, vault: (any RecordingVaultProtocol)? = nil,
        mail: PostgresCallStore? = nil, instance: String = "bridge", keepsDetails: Bool = true,
        onNotice: @escaping @Sendable (CallJournalNotice) -> Void = { _ in },
        onCircuit: @escaping @Sendable (CircuitNotice) -> Void = { _ in }
    ) {
        circuit = Circuit(.ofStore)
        let guarded = GuardedCallStore(store: store, circuit: circuit)
        (self.store, self.onCircuit) = (guarded, onCircuit)
        users = store as? any UserKeepingProtocol
        self.vault = vault
        self.gate = gate
        self.host = host
        (self.instance, self.keepsDetails) = (instance, keepsDetails)
        let relay = mail.map { BridgeRelay($0, instance: instance) }
        switchboard = Switchboard(host, gate: gate, relay: relay) { [tally] in tally.turnedAway($0, $1) }
        journal = CallJournal(store: guarded, tell: onNotice)
        circuit.listen { [journal] isLeftAlone in
            // The journal tells it, where something is to be kept.
            guard !journal.state.isAway else { return }
            onCircuit(CircuitNotice(part: .database, isLeftAlone: isLeftAlone))
        }
        switchboard.circuit.listen { onCircuit(CircuitNotice(part: .model, isLeftAlone: $0)) }
    }

    /// What is kept of a call, by its line's name for it; nil also where the store is away.
    func record(of name: String) async -> CallRecord? { (try? await store.call(UUID(ofCall: name))).flatMap(\.self) }

    /// Whether a call of this name has begun, at any bridge; where the store is away, none is known.
    func hasBegun(_ name: String) async -> Bool {
        guard let call = await record(of: name) else { return false }
        return call.ended != nil || !call.status.isWaiting
    }

    /// Works as long as `serve` lets calls in, and until all that happened is kept.
    func run(_ serve: @Sendable () async throws -> Void) async throws {
        async let kept: Void = keep(switchboard.news)
        try await carry(serve)
        await kept
        await keepRest()
    }

    /// However it ends: who follows the calls hears that there are no more.
    private func carry(_ serve: @Sendable () async throws -> Void) async throws {
        defer { switchboard.finish() }
        try await withThrowingTaskGroup { group in
            group.addTask { [switchboard] in await switchboard.run() }
            group.addTask { [journal] in await journal.run() }
            try await serve()
            group.cancelAll()
        }
    }

    /// A store that is away must not keep the program from ending.
    private func keepRest() async {
        await withTaskGroup { group in
            group.addTask { [journal] in await journal.drain() }
            group.addTask { try? await Task.sleep(for: Self.patience) }
            await group.next()
            group.cancelAll()
        }
        journal.giveUp()
    }

    /// What was kept of the sound of calls that broke off is listed among the recordings.
    private func recover(_ calls: [CallRecord]) async {
        guard let vault else { return }
        for call in calls {
            guard let name = call.sid, let end = call.ended, !Task.isCancelled else { continue }
            var recording = CallRecording(
                id: CallRecording.id(of: name), call: call.id, path: name, duration: call.duration ?? .zero, bytes: 0,
                created: end)
            guard let size = try? await vault.size(of: recording) else { continue }
            recording.bytes = size
            if let kept = try? await vault.duration(of: recording) { recording.duration = kept }
            journal.record(.recording(recording))
        }
    }

    /// What a program of this name was holding when it ended without a word is over.
    private func keep(_ news: AsyncStream<SwitchboardNews>) async {
        let broken = (try? await store.markBrokenOff(heldBy: instance, at: Date())) ?? []
        async let recovered: Void = recover(broken)
        await standing.adopt(from: store, switchboard, gate)
        var minutes = CallMinutes(instance: instance, tariff: gate.policy.tariff)
        for await item in news {
            tally.note(item)
            readiness.note(item)
            for write in minutes.writes(item) where keepsDetails || !write.isDetail { journal.record(write) }
            if case .ended = item.happening { keepLocks() }
        }
        await recovered
    }
}
