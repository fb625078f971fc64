import Foundation
import Synchronization

/// The first signal has calls end with a goodbye; the second ends the program at once.
final class OrderlyStop: Sendable {
    private let drain: @Sendable () -> Void
    private let hasBegun = Atomic(false)

    init(_ drain: @escaping @Sendable () -> Void) { self.drain = drain }

    func receive(_ signal: Int32) {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { _exit(128 + signal) }
        _ = PlainOutput.write(
            Array("Calls that go on hear a goodbye. Press Ctrl+C again to stop at once.\n".utf8), to: STDOUT_FILENO)
        drain()
    }
}
