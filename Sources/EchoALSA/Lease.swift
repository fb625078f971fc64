import Synchronization

/// A thread's permission to use a device, until it is revoked; shows that the thread still moves.
final class Lease: Sendable {
    private struct State: Sendable {
        var isValid = true
        var hasExited = false
        /// `nil` while the thread waits for nothing but its wake signal.
        var lastBeat: ContinuousClock.Instant? = .now
    }

    let wake = WakeSignal()
    private let supervisor: WakeSignal
    private let state = Mutex(State())

    init(supervisor: WakeSignal) { self.supervisor = supervisor }

    var isValid: Bool { state.withLock { $0.isValid } }
    var hasExited: Bool { state.withLock { $0.hasExited } }
    var lastBeat: ContinuousClock.Instant? { state.withLock { $0.lastBeat } }

    func beat() { state.withLock { $0.lastBeat = .now } }

    /// Asked after every call that may hang: false when the thread was given up meanwhile, and all that the call gave is
    /// another thread's business.
    var goesOn: Bool {
        beat()
        return isValid
    }

    func revoke() {
        state.withLock { $0.isValid = false }
        wake.signal()
    }

    func exit() {
        state.withLock { $0.hasExited = true }
        supervisor.signal()
    }

    /// Waits for the wake signal for as long as it takes, unsupervised.
    func rest() {
        state.withLock { $0.lastBeat = nil }
        wake.wait(for: nil)
        beat()
        supervisor.signal()
    }

    /// Waits until then, until revoked, or until this is so no more: asked whenever the thread is woken.
    func pause(until deadline: ContinuousClock.Instant, while isReason: () -> Bool) {
        while isValid, isReason(), ContinuousClock.now < deadline {
            beat()
            wake.wait(for: min(deadline - .now, .milliseconds(500)))
        }
        beat()
    }
}
