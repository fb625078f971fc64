import EchoServing
import EchoWire
import Foundation
import Synchronization

/// One answer of the Responses API: any number of clients follow it from its first event on, while it is made and after.
final class ResponseRun: Sendable {
    let id: String
    /// The conversation that it answers.
    let input: [ResponsesItem]
    /// Whether it can be asked for and continued later.
    let isStored: Bool
    /// Whether it goes on without the client that asked for it.
    let isBackground: Bool
    private let start: ResponsesAnswer
    private let state: Mutex<State>

    private struct State {
        var answer: ResponsesAnswer
        var steps: [ResponseStep] = []
        var work: Task<Void, Never>?
        var followers: [UUID: AsyncStream<Void>.Continuation] = [:]

        var isOver: Bool { steps.last?.isLast ?? false }
    }

    init(_ answer: ResponsesAnswer, input: [ResponsesItem], isStored: Bool, isBackground: Bool = false) {
        id = answer.response.id
        self.input = input
        self.isStored = isStored
        self.isBackground = isBackground
        start = answer
        var begun = answer
        _ = begun.begin()
        state = Mutex(State(answer: begun))
    }

    /// As far as it is made.
    var response: ResponsesResponse { state.withLock { $0.answer.response } }

    /// Bytes of what was said before it and of what it repeats of its request, roughly.
    var weight: Int { input.reduce(start.response.json.weight) { $0 + $1.json.weight } }

    var isOver: Bool { state.withLock { $0.isOver } }

    /// What is answered to who did not want a stream.
    var whole: HTTPAnswer { state.withLock { $0.answer.whole } }

    /// Has `work` make it.
    func begin(_ work: @escaping @Sendable (ResponseRun) async -> Void) {
        let task = Task { await work(self) }
        let isOver = state.withLock { state in
            if !state.isOver { state.work = task }
            return state.isOver
        }
        if isOver { task.cancel() }
    }

    /// False when nothing more is wanted.
    @discardableResult
    func take(_ step: ResponseStep) -> Bool {
        let (isWanting, followers) = state.withLock { state in
            guard !state.isOver else { return (false, [AsyncStream<Void>.Continuation]()) }
            _ = state.answer.take(step)
            state.steps.append(step)
            if step.isLast { state.work = nil }
            return (!step.isLast && !state.answer.isFull, Array(state.followers.values))
        }
        for follower in followers { follower.yield() }
        return isWanting
    }

    /// Nothing happens when it is over.
    func cancel() {
        let work = state.withLock { $0.work }
        take(.cancelled)
        work?.cancel()
    }

    /// Ends it for another answer, which takes up what the client said meanwhile. Nothing happens when it is over.
    func steer() {
        let work = state.withLock { $0.work }
        take(.steered)
        work?.cancel()
    }

    /// Sends its events, those that were and those that come, until the last; waits while there is none.
    /// - Parameter last: The number of an event that the follower has, with all before it.
    func follow(
        after last: Int = -1, _ send: ([ResponsesStreamEvent]) async throws -> Void
    ) async throws {
        let (key, changes) = subscribe()
        defer { state.withLock { _ = $0.followers.removeValue(forKey: key) } }
        var waits = changes.makeAsyncIterator()
        var answer = start
        var events = answer.begin()
        var taken = 0
        repeat {
            let (steps, isOver) = state.withLock { ($0.steps[taken...], $0.isOver) }
            taken += steps.count
            for step in steps { events += answer.take(step) }
            let news = events.filter { $0.sequenceNumber ?? 0 > last }
            if !news.isEmpty { try await send(news) }
            if isOver { return }
            events = []
        } while await waits.next(isolation: #isolation) != nil
        throw CancellationError()
    }

    private func subscribe() -> (UUID, AsyncStream<Void>) {
        let key = UUID()
        let (changes, follower) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.followers[key] = follower }
        return (key, changes)
    }
}
