import CSecret
import EchoConcurrency
import Synchronization

/// The thread on which libsecret waits for the bus. One call at a time.
actor SecretServiceCall {
    private nonisolated let thread = WorkThread(name: "echo-keyring")

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    func lookup(_ name: String, unlocks: Bool, _ cancellation: Cancellation) -> Result<Secret?, KeyringError> {
        var text: UnsafeMutablePointer<CChar>?
        let outcome = cancellation.during { cs_lookup(name, unlocks, $0, &text) }
        defer { cs_free(text) }
        if outcome == CS_NOT_FOUND { return .success(nil) }
        return Self.result(outcome).map { text.map { Secret(String(cString: $0)) } }
    }

    func store(_ secret: Secret, _ name: String, label: String, _ cancellation: Cancellation)
        -> Result<Void, KeyringError>
    {
        Self.result(cancellation.during { cs_store(name, label, secret.reveal(), $0) })
    }

    func clear(_ name: String, _ cancellation: Cancellation) -> Result<Void, KeyringError> {
        let outcome = cancellation.during { cs_clear(name, $0) }
        return outcome == CS_NOT_FOUND ? .success(()) : Self.result(outcome)
    }

    private static func result(_ outcome: cs_outcome) -> Result<Void, KeyringError> {
        switch outcome {
        case CS_DONE: .success(())
        case CS_LOCKED: .failure(.locked)
        case CS_CANCELLED: .failure(.timedOut)
        case CS_UNREACHABLE: .failure(.absent)
        default: .failure(.failed)
        }
    }

    /// Ends a call from another thread, before it has begun too.
    final class Cancellation: Sendable {
        private struct State {
            /// Safe to hand over: GLib's own is made for several threads, and this one lives as long as it is in here.
            nonisolated(unsafe) var handle: OpaquePointer?
            var isCancelled = false
        }

        private let state = Mutex(State())

        func cancel() {
            state.withLock { state in
                state.isCancelled = true
                if let handle = state.handle { cs_cancel(handle) }
            }
        }

        fileprivate func during(_ call: (OpaquePointer?) -> cs_outcome) -> cs_outcome {
            guard let handle = cs_cancellation_new() else { return CS_UNREACHABLE }
            let isCancelled = state.withLock { state in
                state.handle = handle
                return state.isCancelled
            }
            defer {
                state.withLock { $0.handle = nil }
                cs_cancellation_free(handle)
            }
            return isCancelled ? CS_CANCELLED : call(handle)
        }
    }
}
