import Foundation
import PhoneBridge
import Synchronization

/// The first signal has calls end with a goodbye; the second ends the program at once.
final class OrderlyStop: Sendable {
    private let switchboard: Switchboard
    private let log: ServiceLog
    private let drain: @Sendable () -> Void
    private let hasBegun = Atomic(false)

    init(_ switchboard: Switchboard, _ log: ServiceLog, _ drain: @escaping @Sendable () -> Void) {
        (self.switchboard, self.log, self.drain) = (switchboard, log, drain)
    }

    func receive(_ signal: Int32) {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { _exit(128 + signal) }
        let what = switchboard.count == 0 ? "Stopping." : "Callers hear a goodbye."
        log.say("\(what) Press Ctrl+C again to stop at once.")
        drain()
    }
}
