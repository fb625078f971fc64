/// Work that is done one after the other, in the order in which it came.
@MainActor package final class OrderedWork {
    private var last: Task<Void, Never>?
    private var unfinished = 0

    package init() {}

    package var isUnderWay: Bool { unfinished > 0 }

    package func add(_ work: @escaping @MainActor () async -> Void, then done: @escaping @MainActor () -> Void) {
        let before = last
        unfinished += 1
        last = Task {
            await before?.value
            await work()
            unfinished -= 1
            done()
        }
    }

    /// Returns when all of it is done that was added before.
    package func finish() async { await last?.value }
}
