import EchoConcurrency
import Synchronization

/// Holds those who come until it is opened.
final class Gate: Sendable {
    private let counts = Mutex((arrived: 0, cancelled: 0))
    private let opening = OneTimeEvent()

    var arrived: Int { counts.withLock(\.arrived) }
    var cancelled: Int { counts.withLock(\.cancelled) }

    func open() { opening.happen() }

    func pass() async {
        counts.withLock { $0.arrived += 1 }
        await opening.wait()
        if Task.isCancelled { counts.withLock { $0.cancelled += 1 } }
    }
}
