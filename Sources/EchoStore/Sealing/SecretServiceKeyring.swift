import EchoConcurrency
import Synchronization

/// The desktop's keyring (GNOME Keyring, KWallet, KeePassXC), reached over D-Bus as the Secret Service.
///
/// libsecret is loaded with the first call and not before: linked, it would bring GLib's D-Bus client into every start.
/// No call lasts longer than the patience that it is given, whatever the service does.
public final class SecretServiceKeyring: KeyringProtocol {
    /// How long an answer may take.
    public struct Patience: Sendable, Hashable {
        /// For what the service does by itself.
        public var answer = Duration.seconds(5)
        /// For what a person is asked by the desktop: to unlock the keyring.
        public var person = Duration.seconds(60)
        /// How long a call that was cancelled may still take, before it is left to itself.
        public var end = Duration.milliseconds(500)

        public init() {}
    }

    private let isThere: Bool
    private let patience: Patience
    private let call = SecretServiceCall()
    /// Calls that were left to themselves: while one of them is stuck, the next would only wait behind it.
    private let abandoned = Mutex<Set<UInt64>>([])

    public init(_ bus: SessionBus, patience: Patience = Patience()) {
        isThere = bus.address != nil
        self.patience = patience
    }

    public func secret(_ name: String) async throws(KeyringError) -> Secret? {
        do throws(KeyringError) {
            return try await perform(patience.answer) { [call] in
                await call.lookup(name, unlocks: false, $0)
            }
        } catch .locked {
            return try await perform(patience.person) { [call] in await call.lookup(name, unlocks: true, $0) }
        }
    }

    public func set(_ secret: Secret, _ name: String, label: String) async throws(KeyringError) {
        try await perform(patience.person) { [call] in await call.store(secret, name, label: label, $0) }
        // One that takes everything and keeps nothing is found out at once.
        guard try await self.secret(name) == secret else { throw .failed }
    }

    public func remove(_ name: String) async throws(KeyringError) {
        try await perform(patience.person) { [call] in await call.clear(name, $0) }
    }

    private func perform<Value: Sendable>(
        _ patience: Duration,
        _ work: @escaping @Sendable (SecretServiceCall.Cancellation) async -> Result<Value, KeyringError>
    ) async throws(KeyringError) -> Value {
        guard isThere else { throw .absent }
        guard abandoned.withLock(\.isEmpty) else { throw .timedOut }
        let (id, cancellation) = (UInt64.random(in: 0 ... .max), SecretServiceCall.Cancellation())
        // The first answer counts; there are two at most.
        let (answers, answer) = AsyncStream.makeStream(
            of: Result<Value, KeyringError>.self, bufferingPolicy: .bufferingOldest(1))
        let end = OneTimeEvent()
        Task.detached { [self] in
            answer.yield(await work(cancellation))
            abandoned.withLock { calls in
                end.happen()
                calls.remove(id)
            }
        }
        let grace = self.patience.end
        let timer = Task.detached { [self] in
            try await Task.sleep(for: patience)
            cancellation.cancel()
            try await Task.sleep(for: grace)
            abandoned.withLock { calls in
                if !end.hasHappened { calls.insert(id) }
            }
            answer.yield(.failure(.timedOut))
        }
        defer { timer.cancel() }
        for await result in answers { return try result.get() }
        cancellation.cancel()
        throw .timedOut
    }
}
