import Foundation

extension Date {
    /// Milliseconds since 1970; a date beyond all calendars becomes the nearest that can be kept.
    var milliseconds: Int64 {
        Int64(exactly: (timeIntervalSince1970 * 1_000).rounded().clamped(to: -1e15...1e15)) ?? 0
    }

    init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1_000) }
}

extension Duration {
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds.multipliedReportingOverflow(by: 1_000).partialValue &+ attoseconds / 1_000_000_000_000_000
    }
}

extension Decimal {
    /// Of an amount in US dollars. What is less than a picodollar is rounded; no price is so exact.
    var picodollars: Int64 {
        var (exact, rounded) = (self * Decimal(sign: .plus, exponent: 12, significand: 1), Decimal())
        NSDecimalRound(&rounded, &exact, 0, .bankers)
        return Int64("\(rounded)") ?? (rounded < 0 ? .min : .max)
    }

    init(picodollars: Int64) { self = Decimal(picodollars) / Decimal(sign: .plus, exponent: 12, significand: 1) }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? 0 : min(max(self, range.lowerBound), range.upperBound)
    }
}
