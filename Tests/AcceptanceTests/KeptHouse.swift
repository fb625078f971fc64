import House
import Synchronization

/// What a program remembers of a house from one start to the next.
final class KeptHouse: HouseMemoryProtocol {
    private let kept = Mutex<HouseMemory?>(nil)

    /// Whether an order that waits for the house is among it.
    var hasWaiting: Bool { kept.withLock { String(describing: $0).contains("WaitingOrder(") } }

    func load() async -> HouseMemory? { kept.withLock(\.self) }

    func save(_ memory: HouseMemory) async -> Bool {
        kept.withLock { $0 = memory }
        return true
    }
}
