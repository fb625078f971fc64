import DequeModule
import Foundation
import Synchronization

/// Tells other bridges what concerns their calls, and hears what they tell.
final class BridgeRelay: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// How long a message is on its way at most, beside what the store takes.
    private static let pause = Duration.seconds(1)
    /// A message may be seen so much later than one that was posted behind it: a statement takes ten seconds at most.
    private static let overlap = Duration.seconds(15)
    /// What is older concerns nobody: the store was away, or this program stood still.
    private static let mostAge = Duration.seconds(300)
    private static let heartbeat = Duration.seconds(30)
    /// A bridge that cannot reach the database goes on with its calls, and is not taken for a dead one at once.
    private static let silence = Duration.seconds(600)

    private let mail: PostgresCallStore
    private let sender = UUID()
    private let instance: String
    private let capacity: Int
    private let waiting = Mutex<Deque<BridgeMessage>>([])
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - instance: under which calls are kept that this bridge holds.
    ///   - capacity: messages that wait while the store is away; then the oldest are dropped.
    init(_ mail: PostgresCallStore, instance: String, capacity: Int = 2_000) {
        (self.mail, self.instance, self.capacity) = (mail, instance, capacity)
        // One is enough to be woken by.
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { wake.finish() }

    /// Never waits.
    func tell(_ content: BridgeMessage.Content, of call: String) {
        waiting.withLock { waiting in
            waiting.append(BridgeMessage(sender: sender, call: call, content))
            if waiting.count > capacity { waiting.removeFirst() }
        }
        wake.yield()
    }

    /// Until it is cancelled.
    ///
    /// - Parameter hear: gets each message once.
    func run(_ hear: @escaping @Sendable (BridgeMessage) -> Void) async {
        async let posted: Void = post()
        async let living: Void = live()
        await listen(hear)
        _ = await (posted, living)
    }

    private func post() async {
        for await _ in wakes {
            while !Task.isCancelled, let next = waiting.withLock({ $0.isEmpty ? nil : Array($0.prefix(100)) }) {
                do throws(CallStoreError) {
                    try await mail.post(next)
                } catch {
                    guard error == .unavailable else {
                        drop(next)
                        continue
                    }
                    try? await Task.sleep(for: Self.pause)
                    continue
                }
                drop(next)
            }
        }
    }

    private func drop(_ messages: [BridgeMessage]) {
        let ids = Set(messages.map(\.id))
        waiting.withLock { waiting in waiting.removeAll { ids.contains($0.id) } }
    }

    private func listen(_ hear: @Sendable (BridgeMessage) -> Void) async {
        var known: Set<UUID> = []
        var last = Instant.now
        while (try? await Task.sleep(for: Self.pause)) != nil {
            let now = Instant.now
            let age = min(Self.mostAge, now - last + Self.overlap)
            guard let messages = try? await mail.messages(notFrom: sender, since: age) else { continue }
            for message in messages where !known.contains(message.id) { hear(message) }
            // What is not among them now never is again.
            (known, last) = (Set(messages.map(\.id)), now)
        }
    }

    private func live() async {
        repeat {
            try? await mail.report(instance)
            try? await mail.markBrokenOff(silentFor: Self.silence, at: Date())
        } while (try? await Task.sleep(for: Self.heartbeat)) != nil
    }
}
