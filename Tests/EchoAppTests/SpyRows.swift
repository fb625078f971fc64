import EchoScreen
import Synchronization

/// Keeps rows in memory, fails where it is told to, and lets somebody else write.
final class SpyRows: KeptRowsProtocol {
    private struct State {
        var rows: [Int64: String] = [:]
        var mark: KeptRowMark?
        var next: Int64 = 1
        var failure: StoreError?
        /// Written by somebody else before the next change.
        var interruption: String?
    }

    private let state = Mutex(State())

    var contents: [String] { state.withLock { $0.rows.sorted { $0.key < $1.key }.map(\.value) } }

    func fail(_ failure: StoreError?) { state.withLock { $0.failure = failure } }

    func interrupt(with content: String) { state.withLock { $0.interruption = content } }

    func news(since mark: KeptRowMark?) async throws(StoreError) -> KeptRowNews {
        let (failure, news) = state.withLock { state in
            let rows = state.rows.sorted { $0.key < $1.key }.map { KeptRow(number: $0.key, content: $0.value) }
            return (state.failure, KeptRowNews(rows: rows, mark: state.mark))
        }
        if let failure { throw failure }
        return news
    }

    func write(_ change: KeptRowChange, since mark: KeptRowMark?) async throws(StoreError) -> KeptRowOutcome {
        let (failure, outcome) = state.withLock { state -> (StoreError?, KeptRowOutcome) in
            if let failure = state.failure { return (failure, .changed) }
            if let other = state.interruption {
                state.interruption = nil
                _ = Self.add([other], to: &state)
            }
            guard state.mark == mark else { return (nil, .changed) }
            for number in change.removed { state.rows[number] = nil }
            let (numbers, mark) = Self.add(change.added, to: &state)
            return (nil, .written(numbers, mark))
        }
        if let failure { throw failure }
        return outcome
    }

    private static func add(_ contents: [String], to state: inout State) -> ([Int64], KeptRowMark) {
        let numbers = contents.map { content in
            defer { state.next += 1 }
            state.rows[state.next] = content
            return state.next
        }
        let mark = KeptRowMark(generation: 1, revision: (state.mark?.revision ?? 0) + 1)
        state.mark = mark
        return (numbers, mark)
    }
}
