import House
import Synchronization

/// A memory that a test can look at, and erase.
final class HouseMemoryInbox: HouseMemoryProtocol {
    private struct State {
        var memory: HouseMemory?
        var isErased = false
    }

    private let state: Mutex<State>

    init(_ memory: HouseMemory? = nil) { state = Mutex(State(memory: memory)) }

    var memory: HouseMemory? { state.withLock(\.memory) }

    func erase() { state.withLock { ($0.memory, $0.isErased) = (nil, true) } }

    func load() async -> HouseMemory? { memory }

    func save(_ memory: HouseMemory) async -> Bool {
        state.withLock { state in
            guard !state.isErased else {
                state.isErased = false
                return false
            }
            state.memory = memory
            return true
        }
    }
}
