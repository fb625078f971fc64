import CPrograms
import Glibc
import Synchronization

/// The mailbox between the thread of a program and its users.
final class ProgramDesk: Sendable {
    /// The orders for the thread.
    struct Orders {
        var bytes: [UInt8] = []
        var isHungUp = false
        var isRead = false
        var isClosed = false
    }

    private struct State {
        var orders = Orders()
        var reader: CheckedContinuation<StreamedProgram.Event, Never>?
        var end: ProgramEnd?
    }

    private let state = Mutex(State())
    /// Can be read when there is something to do.
    let bell = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))

    deinit { Glibc.close(bell) }

    // MARK: those who use it

    func write(_ bytes: [UInt8]) {
        state.withLock { if $0.end == nil, !$0.orders.isHungUp { $0.orders.bytes += bytes } }
        ring()
    }

    func hangUp() {
        state.withLock { $0.orders.isHungUp = true }
        ring()
    }

    func close() {
        state.withLock { $0.orders.isClosed = true }
        ring()
    }

    func next() async -> StreamedProgram.Event {
        await withCheckedContinuation { reader in
            let end = state.withLock { state in
                if state.end == nil { state.reader = reader }
                return state.end
            }
            if let end { reader.resume(returning: .end(end)) } else { ring() }
        }
    }

    // MARK: the thread

    /// What is to be written is told once.
    func takeOrders() -> Orders {
        state.withLock { state in
            defer { state.orders.bytes = [] }
            state.orders.isRead = state.reader != nil
            return state.orders
        }
    }

    func silenceBell() {
        var rings: UInt64 = 0
        _ = read(bell, &rings, 8)
    }

    func tell(_ output: [UInt8]) { takeReader()?.resume(returning: .output(output)) }

    func tell(_ end: ProgramEnd) {
        state.withLock { state in
            state.end = end
            state.orders.bytes = []
        }
        takeReader()?.resume(returning: .end(end))
    }

    private func takeReader() -> CheckedContinuation<StreamedProgram.Event, Never>? {
        state.withLock { state in
            defer { state.reader = nil }
            return state.reader
        }
    }

    private func ring() {
        var one: UInt64 = 1
        _ = Glibc.write(bell, &one, 8)
    }
}
