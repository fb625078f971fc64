/// Durations that were measured, in order of length.
struct Distribution: Sendable, Hashable {
    private let sorted: [Duration]

    /// nil when nothing was measured.
    init?(_ durations: [Duration]) {
        guard !durations.isEmpty else { return nil }
        sorted = durations.sorted()
    }

    var count: Int { sorted.count }

    /// The shortest duration that `percent` of all do not exceed (nearest rank).
    func percentile(_ percent: Int) -> Duration {
        sorted[max(0, (sorted.count * percent + 99) / 100 - 1)]
    }

    func count(above bound: Duration) -> Int { sorted.count { $0 > bound } }

    /// `p50 1.20 ms, p99 3.40 ms (n 240)`.
    func text(_ percents: Int...) -> String {
        let values = percents.map { "p\($0) \(Self.milliseconds(percentile($0)))" }
        return "\(values.joined(separator: ", ")) (n \(count))"
    }

    static func milliseconds(_ duration: Duration) -> String {
        let milliseconds = duration / .milliseconds(1)
        let digits = milliseconds < 10 ? 100.0 : 10.0
        return "\((milliseconds * digits).rounded() / digits) ms"
    }
}
