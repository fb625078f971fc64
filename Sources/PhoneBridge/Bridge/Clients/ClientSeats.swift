import Synchronization

/// So many clients may watch at once: the others' places are for the sound of calls.
final class ClientSeats: Sendable {
    private let most: Int
    private let taken = Mutex(0)

    init(most: Int = 64) { self.most = most }

    /// False when all are taken.
    func take() -> Bool {
        taken.withLock { taken in
            guard taken < most else { return false }
            taken += 1
            return true
        }
    }

    func leave() { taken.withLock { $0 -= 1 } }
}
