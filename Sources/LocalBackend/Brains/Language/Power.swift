import Foundation

/// One decimal to the power of another, exact for whole exponents.
enum Power {
    /// Decimals have 38 digits; from here on results would not be exact.
    static let largest = pow(Decimal(10), 30)
    private static let largestEstimate = 1e30
    private static let largestExponent = 400

    static func value(_ base: Decimal, to exponent: Decimal) throws(ArithmeticReader.Failure) -> Decimal {
        guard base != 0 else { return try ofZero(to: exponent) }
        let estimate = pow(double(base), double(exponent))
        if estimate.isNaN { throw .rootOfNegative }
        if abs(estimate) > largestEstimate { throw .tooLarge }
        if abs(estimate) < 1 / largestEstimate { throw .tooSmall }
        guard let whole = Int("\(exponent)"), abs(whole) <= largestExponent else { return Decimal(estimate) }
        let result = pow(base, abs(whole))
        if result.isNaN || result == 0 { return Decimal(estimate) }
        return whole < 0 ? 1 / result : result
    }

    private static func ofZero(to exponent: Decimal) throws(ArithmeticReader.Failure) -> Decimal {
        if exponent < 0 { throw .divisionByZero }
        return exponent == 0 ? 1 : 0
    }

    private static func double(_ value: Decimal) -> Double { NSDecimalNumber(decimal: value).doubleValue }
}
