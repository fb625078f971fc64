import Foundation
import Synchronization

@testable import Echo

/// A clock that moves on by what is slept, at once.
final class Waits: Sendable {
    private let waits = Mutex<[Duration]>([])
    private let start = ContinuousClock.now

    var all: [Duration] { waits.withLock { $0 } }

    var clock: TryAgainClock {
        TryAgainClock(
            now: { self.start + self.all.reduce(.zero, +) }, date: { Date(timeIntervalSince1970: 784_111_777) },
            random: { 1 },
            sleep: { wait in
                try Task.checkCancellation()
                self.waits.withLock { $0.append(wait) }
            })
    }
}
