import Foundation
import PhoneBridge
import Synchronization

/// The first signal has calls end with a goodbye; the second ends the program at once.
final class OrderlyStop: Sendable {
    private let switchboard: Switchboard
    private let drain: @Sendable () -> Void
    private let hasBegun = Atomic(false)

    init(_ switchboard: Switchboard, _ drain: @escaping @Sendable () -> Void) {
        (self.switchboard, self.drain) = (switchboard, drain)
    }

    func receive(_ signal: Int32) {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { _exit(128 + signal) }
        let what = switchboard.count == 0 ? "Stopping." : "Calls that go on hear a goodbye."
        _ = PlainOutput.write(Array("\(what) Press Ctrl+C again to stop at once.\n".utf8), to: STDOUT_FILENO)
        drain()
    }
}
