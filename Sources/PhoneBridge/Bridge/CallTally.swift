import Echo
import EchoServing
import Foundation
import Synchronization

/// The calls of a bridge, counted for whoever watches it.
final class CallTally: Sendable {
    private struct Ended: Hashable, Comparable {
        let direction: CallDirection
        /// `PhoneLineEnd`, `CallStatus` or `TurnAwayReason`, in a word.
        let end: String

        static func < (left: Ended, right: Ended) -> Bool {
            (left.direction.rawValue, left.end) < (right.direction.rawValue, right.end)
        }
    }

    /// A service that calls depend on and that is asked over a network.
    enum Dependency: String, Hashable, CaseIterable { case twilio }

    private struct State {
        var asked: [Dependency: Int] = [:]
        var failed: [Dependency: [String: Int]] = [:]
        /// Those that go on.
        var open: [String: (direction: CallDirection, start: Date)] = [:]
        var ended: [Ended: Int] = [:]
        var talked: [CallDirection: TimeInterval] = [:]
        var replies = LatencyHistogram()
        var interruptions = 0
        /// Calls whose assistant could not be reached, or was lost.
        var outages = 0
        var fallbacks = 0
        var dollars = Decimal(0)
        var quality = LineFigures()

        mutating func count(_ line: PhoneLineCall, _ end: String) {
            ended[Ended(direction: line.direction == .inbound ? .inbound : .outbound, end: end), default: 0] += 1
        }
    }

    private let state = Mutex(State())

    func note(_ news: SwitchboardNews) {
        state.withLock { state in
            switch news.happening {
            case .began(let line, let date):
                state.open[news.call] = (line.direction == .inbound ? .inbound : .outbound, date)
            case .ended(let end, let date):
                guard let call = state.open.removeValue(forKey: news.call) else { return }
                state.ended[Ended(direction: call.direction, end: end.rawValue), default: 0] += 1
                state.talked[call.direction, default: 0] += max(0, date.timeIntervalSince(call.start))
            case .notReached(let line, let status, _): state.count(line, status.rawValue)
            case .echo(.turnEnded(let turn)):
                // A greeting answers nobody.
                if turn.userItemID != nil, let time = turn.firstHeard ?? turn.firstSound { state.replies.add(time) }
                if turn.interrupted { state.interruptions += 1 }
            case .failed(let error): if error.isOutage { state.outages += 1 }
            case .fallback: state.fallbacks += 1
            case .measured(let quality): state.quality.add(quality)
            case .echo(.charged(let charge)): state.dollars += charge.cost?.total ?? 0
            default: return
            }
        }
    }

    /// - Parameter failure: in a word; nil where it was answered.
    func asked(_ dependency: Dependency, _ failure: String?) {
        state.withLock { state in
            state.asked[dependency, default: 0] += 1
            if let failure { state.failed[dependency, default: [:]][failure, default: 0] += 1 }
        }
    }

    /// Each is counted, also those that are not told of.
    func turnedAway(_ line: PhoneLineCall, _ reason: TurnAwayReason) {
        state.withLock { $0.count(line, reason.name) }
    }

    var metrics: [Metric] {
        let state = state.withLock { $0 }
        let directions: [CallDirection] = [.inbound, .outbound]
        func label(_ direction: CallDirection) -> MetricLabel { MetricLabel("direction", direction.rawValue) }
        let ended = state.ended.sorted { $0.key < $1.key }
        return [
            .gauge(
                "phone_calls", "Calls in progress.",
                directions.map { way in ([label(way)], Double(state.open.values.count { $0.direction == way })) }),
            .counter(
                "phone_calls_total", "Finished calls, by how they ended.",
                ended.map { ([label($0.key.direction), MetricLabel("end", $0.key.end)], Double($0.value)) }),
            .counter(
                "phone_call_seconds_total", "Duration of finished calls.",
                directions.map { ([label($0)], state.talked[$0] ?? 0) }),
            .counter(
                "phone_interruptions_total", "Answers that callers interrupted.", [([], Double(state.interruptions))]),
            .counter(
                "phone_assistant_failures_total", "Times that the assistant's server was away, or lost during a call.",
                [([], Double(state.outages))]),
            .counter(
                "phone_fallbacks_total", "Calls that the fallback assistant took.", [([], Double(state.fallbacks))]),
            .counter(
                "phone_dollars_total", "The cost of calls, by the price list, in US dollars.",
                [([], NSDecimalNumber(decimal: state.dollars).doubleValue)]),
            .counter(
                "phone_twilio_requests_total", "Requests to Twilio's REST API.",
                [([], Double(state.asked[.twilio] ?? 0))]),
            .counter(
                "phone_twilio_failures_total", "Requests to Twilio that failed, by reason.",
                (state.failed[.twilio] ?? [:]).sorted { $0.key < $1.key }.map {
                    ([MetricLabel("reason", $0.key)], Double($0.value))
                }),
            .histogram(
                "phone_reply_seconds", "From the end of the caller's words to the first sound of the reply.",
                state.replies),
        ] + state.quality.metrics
    }
}
