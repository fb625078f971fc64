import Foundation
import Synchronization

/// How long this machine keeps a thread waiting that asks for next to nothing: what a measured program is not to blame for.
final class StallWatch: Sendable {
    /// Microseconds.
    private static let nap: UInt32 = 2000

    private let longest = Mutex(Duration.zero)
    private let isOver = Mutex(false)

    init() {
        Thread.detachNewThread { [self] in
            while !isOver.withLock({ $0 }) { measure() }
        }
    }

    /// - Returns: the longest time a nap took beyond what was asked for.
    func end() -> Duration {
        isOver.withLock { $0 = true }
        return longest.withLock { $0 }
    }

    private func measure() {
        let start = ContinuousClock.now
        usleep(Self.nap)
        let stall = ContinuousClock.now - start - .microseconds(Int(Self.nap))
        longest.withLock { $0 = max($0, stall) }
    }
}
