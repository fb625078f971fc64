public import Foundation

/// The last calls of a chain, the oldest first.
public struct CallLog: Sendable, Hashable {
    /// How many are kept.
    public let capacity: Int
    public private(set) var records: [ProviderCall] = []
    /// By link: what was found among kept answers, without a call.
    private var kept: [String: Int] = [:]

    public init(capacity: Int = 200) { self.capacity = max(1, capacity) }

    public mutating func note(_ record: ProviderCall) {
        if records.count >= capacity { records.removeFirst(records.count - capacity + 1) }
        records.append(record)
    }

    public mutating func noteKept(of link: String) { kept[link, default: 0] += 1 }

    /// Answers that were there already.
    public var found: Int { kept.values.reduce(0, +) }

    /// What the specification asks of a provider.
    static let goals = (wait: Duration.seconds(2), failures: 0.01, availability: 0.995)
    /// Fewer calls say nothing of a provider.
    static let leastCalls = 20

    /// What it misses of them: "95 of 100 answers within 2 s"; nothing while there are too few calls.
    var missedGoals: [String] {
        guard made >= Self.leastCalls else { return [] }
        return [
            usualWait.map { $0 > Self.goals.wait } ?? false ? "95 of 100 answers within 2 s" : nil,
            failedShare > Self.goals.failures ? "fewer than 1 % failures" : nil,
            availability.map { $0 < Self.goals.availability } ?? false ? "99.5 % available" : nil,
        ].compactMap(\.self)
    }

    /// Those of one link.
    public func calls(of link: String) -> CallLog {
        var log = CallLog(capacity: capacity)
        log.records = records.filter { $0.link == link }
        log.kept = kept.filter { $0.key == link }
        return log
    }

    /// Calls that were made; who cannot do what was asked for was not called.
    public var made: Int { records.count(where: \.wasMade) }

    /// US dollars, at most.
    public var cost: Decimal { records.reduce(0) { $0 + $1.cost } }

    /// Why the last call came to nothing; nil when it did not.
    public var trouble: ProviderError? {
        switch records.last?.outcome {
        case .failed(let error), .passedOver(let error): error
        case .answered, nil: nil
        }
    }

    /// The time within which 95 of 100 answers came; nil while there is none.
    public var usualWait: Duration? {
        let waits = records.filter { $0.outcome == .answered }.map(\.duration).sorted()
        return waits.isEmpty ? nil : waits[min(waits.count - 1, waits.count * 95 / 100)]
    }

    /// The share of times at which it was wanted and could be had, 0–1: faults of its own, and the rest after many of
    /// them, count against it; nil while nobody wanted it.
    public var availability: Double? {
        let wanted = records.filter { record in
            switch record.outcome {
            case .answered, .failed, .passedOver(.resting): true
            case .passedOver: false
            }
        }
        guard !wanted.isEmpty else { return nil }
        let missing = wanted.count { record in
            switch record.outcome {
            case .answered: false
            case .failed(let error): error.isFault
            case .passedOver: true
            }
        }
        return 1 - Double(missing) / Double(wanted.count)
    }

    /// The share of calls that failed, 0–1; those that were not made do not count.
    public var failedShare: Double {
        let made = records.filter(\.wasMade)
        guard !made.isEmpty else { return 0 }
        return Double(made.count { $0.outcome != .answered }) / Double(made.count)
    }
}
