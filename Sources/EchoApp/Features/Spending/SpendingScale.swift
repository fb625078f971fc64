import Foundation

/// The top of the chart: the next round amount above the highest bar.
enum SpendingScale {
    private static let steps: [Decimal] = [1, 2, 3, 4, 5, 6, 8]

    /// Never zero: a dollar where nothing was spent.
    static func above(_ amount: Decimal) -> Decimal {
        guard amount > 0 else { return 1 }
        var decade = Decimal(sign: .plus, exponent: -4, significand: 1)
        while decade < 1_000_000_000 {
            if let step = steps.first(where: { $0 * decade >= amount }) { return step * decade }
            decade *= 10
        }
        return amount
    }
}
