import EchoServing
import Synchronization

/// Counts what the parts of the assistant are asked, and how long they take.
final class PartMeter: Sendable {
    enum Part: String, CaseIterable {
        case brain, ears, voice, embeddings
    }

    enum Outcome: String, CaseIterable {
        case done, failed
        /// Nobody wanted it any more.
        case stopped
    }

    private struct Counts {
        var underWay = 0
        var outcomes: [Outcome: Int] = [:]
        var times = LatencyHistogram()
    }

    private struct State {
        var parts: [Part: Counts] = [:]
        var queued = 0
    }

    private let state = Mutex(State())

    func begin(_ part: Part) { state.withLock { $0.parts[part, default: Counts()].underWay += 1 } }

    /// What was waited for is there.
    func took(_ part: Part, since start: ContinuousClock.Instant) {
        let time = start.duration(to: .now)
        state.withLock { $0.parts[part, default: Counts()].times.add(time) }
    }

    func end(_ part: Part, _ outcome: Outcome) {
        state.withLock { state in
            state.parts[part, default: Counts()].underWay -= 1
            state.parts[part, default: Counts()].outcomes[outcome, default: 0] += 1
        }
    }

    /// A question waits until others are answered.
    func queue() { state.withLock { $0.queued += 1 } }

    /// Has something done that is over once it returns.
    func measure<Result>(_ part: Part, _ work: () async throws -> Result) async throws -> Result {
        let start = ContinuousClock.now
        begin(part)
        do {
            let result = try await work()
            took(part, since: start)
            end(part, .done)
            return result
        } catch {
            end(part, Task.isCancelled ? .stopped : .failed)
            throw error
        }
    }

    var metrics: [Metric] {
        let state = state.withLock { $0 }
        let counts = Part.allCases.map { ($0, state.parts[$0] ?? Counts()) }
        return [
            .counter(
                "local_part_requests_total", "Requests to the parts of the assistant.",
                counts.flatMap { part, counts in
                    Outcome.allCases.map { outcome in
                        (
                            [MetricLabel("part", part.rawValue), MetricLabel("outcome", outcome.rawValue)],
                            Double(counts.outcomes[outcome] ?? 0)
                        )
                    }
                }),
            .gauge(
                "local_part_requests", "Requests to the parts that are in progress.",
                counts.map { ([MetricLabel("part", $0.rawValue)], Double($1.underWay)) }),
            .counter(
                "local_brain_queued_total", "Questions that waited until others were answered.",
                [([], Double(state.queued))]),
        ] + counts.map { .histogram("local_\($0.rawValue)_seconds", Self.help($0), $1.times) }
    }

    private static func help(_ part: Part) -> String {
        switch part {
        case .brain: "From a question to the first part of its answer."
        case .ears: "From the end of speech to its words."
        case .voice: "Time to speak a sentence."
        case .embeddings: "Time to embed texts."
        }
    }
}
