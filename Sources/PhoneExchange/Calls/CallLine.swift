import EchoConcurrency
import Foundation
import Synchronization

/// The line of a telephone: every 20 ms the caller hears and speaks, with whoever is at the other end.
final class CallLine: Sendable {
    static let frame = Duration.milliseconds(20)

    private struct State {
        var parties: [any LinePartyProtocol] = []
        var gathering: DigitGathering?
        var time = Duration.zero
        var heard: Data?
    }

    private let caller: any CallerProtocol
    private let state = Mutex(State())
    private let answered = OneTimeEvent()
    private let gathered = Mutex(OneTimeEvent())
    /// Somebody hung up.
    private let ended: OneTimeEvent

    init(_ caller: any CallerProtocol, ended: OneTimeEvent) {
        self.caller = caller
        self.ended = ended
    }

    func answer() { answered.happen() }

    /// Carries sound from the answer to the end. What a busy machine was late for is made up for.
    func run() async {
        await answered.wait()
        let start = ContinuousClock.now
        var due = start
        while !Task.isCancelled, !ended.hasHappened {
            due += Self.frame
            try? await Task.sleep(until: due, tolerance: .zero, clock: .continuous)
            if !Task.isCancelled { pass(at: ContinuousClock.now - start) }
        }
    }

    func attach(_ party: any LinePartyProtocol) { state.withLock { $0.parties.append(party) } }

    func detach(_ party: any LinePartyProtocol) { state.withLock { $0.parties.removeAll { $0 === party } } }

    /// Tells the caller of keys that the other side presses.
    func press(_ digits: String) { caller.receive(digits: digits) }

    /// - Parameter prompt: how long what is said first takes.
    /// - Returns: the keys, when they are all there.
    func gather(_ gather: TwiMLGather, after prompt: Duration) async -> String {
        let done = OneTimeEvent()
        gathered.withLock { $0 = done }
        state.withLock { $0.gathering = DigitGathering(gather, start: $0.time + prompt) }
        await done.wait()
        return state.withLock { state in
            defer { state.gathering = nil }
            return state.gathering?.digits ?? ""
        }
    }

    private func pass(at time: Duration) {
        let (heard, parties) = state.withLock { state in
            state.time = time
            defer { state.heard = nil }
            return (state.heard, state.parties)
        }
        let turn = caller.turn(hearing: heard ?? CallerTurn.quietFrame, at: time)
        // Who speaks first is heard: there is one voice on a line, besides those who only listen.
        let next = parties.map { $0.pass(turn, at: time) }.lazy.compactMap(\.self).first
        let isGathered = state.withLock { state in
            state.heard = next
            state.gathering?.pass(turn.digits, at: time)
            return state.gathering?.isDone == true
        }
        if isGathered { gathered.withLock(\.self).happen() }
        if turn.hangsUp { ended.happen() }
    }
}
