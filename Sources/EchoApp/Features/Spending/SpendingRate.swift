import Foundation

/// The current cost of a minute: the spending of the last minutes, by the clock that nobody sets.
struct SpendingRate: Sendable {
    static let span = Duration.seconds(300)

    private var charges: [(at: Duration, dollars: Decimal)] = []
    private let began: Duration

    init(at now: Duration) { began = now }

    mutating func add(_ dollars: Decimal, at now: Duration) {
        charges.removeAll { $0.at < now - Self.span }
        charges.append((now, dollars))
    }

    /// US dollars a minute; nil when nothing was spent in that time. Of the first minute, a whole one is counted.
    func dollarsPerMinute(at now: Duration) -> Decimal? {
        let recent = charges.filter { $0.at >= now - Self.span }
        guard !recent.isEmpty else { return nil }
        let seconds = min(Self.span, max(.seconds(60), now - began)).components.seconds
        return recent.reduce(Decimal()) { $0 + $1.dollars } * 60 / Decimal(seconds)
    }
}
