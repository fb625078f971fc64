import Foundation
import Synchronization

/// Threads that take all the time they can get, until they are stopped.
final class Hogs: Sendable {
    private let goesOn = Mutex(true)

    init(count: Int) {
        for _ in 0..<count { Thread { while self.goesOn.withLock(\.self) {} }.start() }
    }

    func stop() { goesOn.withLock { $0 = false } }
}
