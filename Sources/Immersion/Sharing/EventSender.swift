import EchoConcurrency
public import EchoScreen
import Foundation

/// Sends events to a server of the person's choice, where they consented, and keeps them until it takes them.
@MainActor public final class EventSender {
    /// Events in one request.
    static let atOnce = 50
    /// How long is waited after a failure.
    static let pause = Duration.seconds(300)

    private let keeper: any EventKeeperProtocol
    private let clock: any AppClockProtocol
    private let chain: ProviderChain<EventBatch, Bool>
    /// Nil without consent.
    private var address: String?
    /// It was said whether there is consent.
    private var isSettled = false
    /// Nil until it was read.
    private var queue: EventQueue?
    /// Those that came before.
    private var fresh: [LearningEvent] = []
    private var sending: Task<Void, Never>?
    private var saving: Task<Void, Never>?
    /// Why the last request came to nothing.
    private(set) var trouble: ProviderError?
    /// Events were not taken, with why and whether they are lost.
    var onTrouble: @MainActor (ProviderError, Bool) -> Void = { _, _ in }

    /// - Parameter send: one batch, to the address in it.
    public init(
        keeper: any EventKeeperProtocol, clock: any AppClockProtocol, limits: LinkLimits = LinkLimits(),
        send: @escaping @Sendable (EventBatch) async throws(ProviderError) -> Void
    ) {
        (self.keeper, self.clock) = (keeper, clock)
        let link = ChainLink<EventBatch, Bool>(name: "events", limits: limits) { batch async throws(ProviderError) in
            try await send(batch)
            return true
        }
        chain = ProviderChain(links: [link], purse: ProviderPurse(ProviderBudget(limit: 0)), clock: clock)
    }

    /// How many wait.
    var waiting: Int { (queue?.events.count ?? 0) + fresh.count }

    /// From now on they go there; nil erases what waits, and keeps nothing.
    func share(with address: String?) {
        guard address != self.address || !isSettled else { return }
        isSettled = true
        sending?.cancel()
        (sending, trouble, self.address) = (nil, nil, address)
        guard address != nil else {
            (queue, fresh) = (nil, [])
            return save()
        }
        send()
    }

    func note(_ event: LearningEvent) {
        guard address != nil else { return }
        fresh.append(event)
        if queue != nil { keepFresh() }
        send()
    }

    /// Returns when what waits is kept.
    func close() async {
        sending?.cancel()
        if queue == nil, !fresh.isEmpty { await load() }
        await saving?.value
    }

    /// One request at a time: what is under way is not asked a second time.
    private func send() {
        guard sending == nil else { return }
        sending = Task { [weak self] in
            await self?.sendAll()
            if !Task.isCancelled { self?.sending = nil }
        }
    }

    /// What was kept before comes first.
    private func load() async {
        await saving?.value
        let kept = await keeper.load()
        guard address != nil, queue == nil else { return }
        queue = kept ?? EventQueue()
        if !fresh.isEmpty { keepFresh() }
    }

    private func keepFresh() {
        for event in fresh { queue?.add(event) }
        fresh = []
        save()
    }

    private func sendAll() async {
        if queue == nil { await load() }
        var size = Self.atOnce
        var batch: EventBatch?
        while !Task.isCancelled, let address, let queue, !queue.events.isEmpty {
            // What may have arrived already goes again as it was.
            let next = batch ?? EventBatch(address: address, user: queue.user, events: Array(queue.events.prefix(size)))
            batch = nil
            do throws(ChainFailure) {
                _ = try await chain.ask(next)
                guard !Task.isCancelled else { return }
                (trouble, size) = (nil, Self.atOnce)
                taken(next)
            } catch {
                guard !Task.isCancelled, error.main != .cancelled else { return }
                switch step(after: error.main, next) {
                case .halve: size = max(1, next.events.count / 2)
                case .drop: taken(next)
                case .tryLater:
                    batch = next
                    guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
                }
            }
        }
    }

    private func taken(_ batch: EventBatch) {
        queue?.remove(batch.events)
        save()
    }

    private func step(after error: ProviderError, _ batch: EventBatch) -> EventStep {
        let step = EventStep(after: error, events: batch.events.count)
        if step != .halve, trouble != error { onTrouble(error, step == .drop) }
        trouble = error
        return step
    }

    private func save() {
        let (before, kept) = (saving, queue)
        saving = Task { [keeper] in
            await before?.value
            await keeper.save(kept)
        }
    }
}
