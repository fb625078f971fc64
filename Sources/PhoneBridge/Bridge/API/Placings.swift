import DequeModule
import EchoConcurrency
import Foundation
import Synchronization

/// Remembers which calls were asked for, so that none is placed twice: not under the same key, and not to a number of which
/// it is still unknown whether it was called.
final class Placings: Sendable {
    enum Outcome: Sendable {
        case placed(String)
        case refused(BridgeProblem)
    }

    /// A call that was asked for, until it is known what became of that.
    final class Placing: Sendable {
        let id: String
        fileprivate let key: String?
        fileprivate let request: String
        fileprivate let number: String
        let origin: CallOrigin
        fileprivate let until: Date
        private let settled = OneTimeEvent()
        private let result = Mutex<Outcome?>(nil)

        fileprivate init(_ id: String, key: String?, request: String, number: String, origin: CallOrigin, until: Date) {
            (self.id, self.key, self.request, self.number) = (id, key, request, number)
            (self.origin, self.until) = (origin, until)
        }

        var outcome: Outcome? { result.withLock(\.self) }

        /// - Returns: nil when it is not known within `limit`.
        func outcome(within limit: Duration) async -> Outcome? {
            await settled.wait(within: limit)
            return outcome
        }

        /// - Returns: whether it was not known before.
        fileprivate func settle(_ outcome: Outcome) -> Bool {
            let isNew = result.withLock { result in
                guard result == nil else { return false }
                result = outcome
                return true
            }
            settled.happen()
            return isNew
        }
    }

    enum Answer: Sendable {
        /// To be placed now.
        case new(Placing)
        /// Asked for before, under the same key.
        case known(Placing)
        /// The key was another call's.
        case keyUsed
        /// A call to the number may have been placed; nobody knows yet.
        case unsettled
    }

    private struct State {
        var keyed: [String: Placing] = [:]
        var keys: Deque<(key: String, until: Date)> = []
        /// By their ids, those that may still be told of, and the same in the order in which they were asked for.
        var open: [String: Placing] = [:]
        var order: Deque<Placing> = []
        /// By their numbers, the last ones of which nothing is known.
        var unsettled: [String: Placing] = [:]
    }

    /// How long a key is remembered.
    private static let memory: TimeInterval = 86_400
    private static let capacity = 10_000
    private let state = Mutex(State())

    /// - Parameters:
    ///   - key: of the client; nil for a call that is asked for once.
    ///   - origin: what it is held by, and who asks.
    func ask(for number: String, origin: CallOrigin, key: String?, at now: Date) -> Answer {
        let request = "\(number) \(origin.prompt?.text ?? "")"
        return state.withLock { state in
            Self.forget(&state, at: now)
            if let key, let known = state.keyed[key] { return known.request == request ? .known(known) : .keyUsed }
            guard state.unsettled[number] == nil else { return .unsettled }
            let new = Placing(
                UUID().uuidString.lowercased(), key: key, request: request, number: number, origin: origin,
                until: now + StreamTicket.life)
            (state.open[new.id], state.unsettled[number]) = (new, new)
            state.order.append(new)
            if let key {
                state.keyed[key] = new
                state.keys.append((key, now + Self.memory))
            }
            return .new(new)
        }
    }

    /// Of a call that was asked for and may still be told of.
    func origin(of id: String) -> CallOrigin? { state.withLock { $0.open[id]?.origin } }

    /// - Returns: whether that was not known before: by the answer of the exchange or by what it tells of the call, whichever
    ///   comes first.
    func settle(_ id: String, _ outcome: Outcome) -> Bool {
        state.withLock { state in
            guard let placing = state.open[id], placing.settle(outcome) else { return false }
            if state.unsettled[placing.number] === placing { state.unsettled[placing.number] = nil }
            // What was refused may be asked for again.
            if case .refused = outcome {
                state.open[id] = nil
                if let key = placing.key, state.keyed[key] === placing { state.keyed[key] = nil }
            }
            return true
        }
    }

    private static func forget(_ state: inout State, at now: Date) {
        while let oldest = state.order.first, oldest.until <= now {
            state.order.removeFirst()
            state.open[oldest.id] = nil
            if state.unsettled[oldest.number] === oldest { state.unsettled[oldest.number] = nil }
        }
        while let oldest = state.keys.first, oldest.until <= now || state.keys.count > capacity {
            state.keys.removeFirst()
            state.keyed[oldest.key] = nil
        }
    }
}
