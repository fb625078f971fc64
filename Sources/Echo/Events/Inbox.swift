import Synchronization

/// What comes for one reader, who takes all that has come since the last time.
///
/// Putting never waits; who puts can wait for `room()`, so that a reader that is slow holds up what comes, and memory
/// stays as it is.
final class Inbox<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Element] = []
        var weight = 0
        var reader: CheckedContinuation<Void, Never>?
        var writers: [CheckedContinuation<Void, Never>] = []
        var isOver = false
    }

    private let state = Mutex(State())
    private let limit: Int
    private let most: Int
    private let weigh: @Sendable (Element) -> Int
    private let onRoom: @Sendable () -> Void

    /// - Parameters:
    ///   - limit: there is room as long as less than this waits to be taken.
    ///   - most: of more elements than this that wait, the oldest are forgotten.
    ///   - weigh: what one weighs.
    ///   - onRoom: called when there is room again after there was none; it must not wait.
    init(
        limit: Int = 4096, most: Int = .max, weigh: @escaping @Sendable (Element) -> Int = { _ in 1 },
        onRoom: @escaping @Sendable () -> Void = {}
    ) {
        (self.limit, self.most, self.weigh, self.onRoom) = (limit, most, weigh, onRoom)
    }

    /// Whether there still is room behind them.
    @discardableResult func put(_ new: [Element]) -> Bool {
        let (reader, hasRoom) = state.withLock { state -> (CheckedContinuation<Void, Never>?, Bool) in
            guard !state.isOver else { return (nil, true) }
            state.elements += new
            state.weight += new.reduce(0) { $0 + weigh($1) }
            if state.elements.count > most {
                let forgotten = state.elements.prefix(state.elements.count - most)
                state.weight -= forgotten.reduce(0) { $0 + weigh($1) }
                state.elements.removeFirst(forgotten.count)
            }
            return (state.reader.take(), state.weight < limit)
        }
        reader?.resume()
        return hasRoom
    }

    /// Nothing comes any more; what is there can still be taken.
    func finish() { end { _ in } }

    /// Nobody takes anything any more.
    func abandon() {
        end { $0.elements = [] }
    }

    private func end(_ change: @Sendable (inout State) -> Void) {
        let waiting = state.withLock { state in
            state.isOver = true
            change(&state)
            defer { (state.reader, state.writers) = (nil, []) }
            return state.writers + [state.reader].compactMap(\.self)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until there is something; nil when nothing comes any more, or the task was cancelled.
    ///
    /// It stays on the reader's actor: going away from it and back would wake two threads more each time.
    func take(isolation: isolated (any Actor)? = #isolation) async -> [Element]? {
        await withTaskCancellationHandler {
            // A closure is on an actor that it holds.
            _ = isolation
            while true {
                if let taken = takeAtOnce() { return taken.isEmpty ? nil : taken }
                await withCheckedContinuation { continuation in
                    let hasCome = state.withLock { state in
                        if state.elements.isEmpty, !state.isOver, !Task.isCancelled {
                            state.reader = continuation
                            return false
                        }
                        return true
                    }
                    if hasCome { continuation.resume() }
                }
            }
        } onCancel: {
            state.withLock { $0.reader.take() }?.resume()
        }
    }

    /// Nil when something may come; nothing when nothing will.
    private func takeAtOnce() -> [Element]? {
        if Task.isCancelled { return [] }
        let (taken, writers, hadNoRoom) = state.withLock { state in
            let taken = state.elements.isEmpty && !state.isOver ? nil : state.elements
            let hadNoRoom = state.weight >= limit
            let writers = state.writers
            (state.elements, state.weight, state.writers) = ([], 0, [])
            return (taken, writers, hadNoRoom)
        }
        for writer in writers { writer.resume() }
        if hadNoRoom { onRoom() }
        return taken
    }

    /// Whether nothing comes any more, or nobody takes anything any more.
    var isOver: Bool { state.withLock(\.isOver) }

    var hasRoom: Bool { state.withLock { $0.weight < limit || $0.isOver } }

    /// Returns when there is room.
    nonisolated(nonsending) func room() async {
        guard !hasRoom else { return }
        await withCheckedContinuation { continuation in
            let hasRoom = state.withLock { state in
                guard state.weight >= limit, !state.isOver else { return true }
                state.writers.append(continuation)
                return false
            }
            if hasRoom { continuation.resume() }
        }
    }
}
