public import Foundation

/// The cost of the line itself, beside the assistant: US dollars a minute, by how numbers begin.
public struct CallTariff: Sendable, Hashable {
    /// By beginnings, "+49" or "+"; the longest counts.
    public var outgoing: [String: Decimal] = [:]
    /// Of who calls; nil where it is not known.
    public var incoming: Decimal?
    /// Of having it found out whether a machine answers, each time; nil where it is not known.
    public var detection: Decimal?

    public init() {}

    /// A minute of a call; nil where it is not known.
    public func perMinute(_ call: PhoneLineCall) -> Decimal? {
        call.direction == .inbound ? incoming : perMinute(to: call.to)
    }

    public func perMinute(to number: String) -> Decimal? {
        (1...16).reversed().lazy.compactMap { outgoing[String(number.prefix($0))] }.first
    }

    /// Minutes that have begun are paid whole.
    static func cost(_ length: Duration, perMinute: Decimal) -> Decimal {
        guard length > .zero else { return 0 }
        return Decimal(Int((length / .seconds(60)).rounded(.up))) * perMinute
    }

    public func cost(_ call: PhoneLineCall, lasting length: Duration) -> Decimal {
        perMinute(call).map { Self.cost(length, perMinute: $0) } ?? 0
    }
}
