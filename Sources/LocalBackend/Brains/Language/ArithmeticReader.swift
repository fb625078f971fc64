import Foundation

/// Reads a calculation in words or signs and works it out exactly as far as decimals can.
struct ArithmeticReader {
    enum Failure: Error, Hashable { case notArithmetic, divisionByZero, rootOfNegative, tooLarge }

    private let words: [String]
    private var index = 0
    private(set) var operations = 0

    init(_ words: [String]) { self.words = words }

    /// The value when all the words are one calculation.
    mutating func value() throws(Failure) -> Decimal {
        let value = try sum()
        guard index == words.count, operations > 0 else { throw .notArithmetic }
        return value
    }

    private mutating func take(_ phrases: String...) -> Bool {
        for phrase in phrases {
            let tokens = phrase.split(separator: " ").map(String.init)
            if words[index...].starts(with: tokens) {
                index += tokens.count
                return true
            }
        }
        return false
    }

    private mutating func operates(_ phrases: [String]) -> Bool {
        for phrase in phrases where take(phrase) {
            operations += 1
            return true
        }
        return false
    }

    private mutating func sum() throws(Failure) -> Decimal {
        var value = try product()
        while true {
            if operates(["plus", "+", "and", "added to"]) {
                value = try checked(value + product())
            } else if operates(["minus", "-", "−", "less", "take away"]) {
                value = try checked(value - product())
            } else {
                return value
            }
        }
    }

    private mutating func product() throws(Failure) -> Decimal {
        var value = try power()
        while true {
            if operates(["times", "multiplied by", "*", "×", "x", "time"]) {
                value = try checked(value * power())
            } else if operates(["divided by", "divide by", "/", "÷", "over"]) {
                let divisor = try power()
                if divisor == 0 { throw .divisionByZero }
                value = try checked(value / divisor)
            } else if operates(["percent of", "per cent of", "% of"]) {
                value = try checked(value / 100 * power())
            } else {
                return value
            }
        }
    }

    private mutating func power() throws(Failure) -> Decimal {
        let base = try operand()
        if operates(["squared", "²"]) { return try checked(base * base) }
        if operates(["cubed", "³"]) { return try checked(base * base * base) }
        guard operates(["to the power of", "^"]) else { return base }
        let exponent = try power()
        guard let exponent = Int("\(exponent)"), abs(exponent) <= 400 else { throw .tooLarge }
        if exponent < 0 && base == 0 { throw .divisionByZero }
        let result = try checked(pow(base, abs(exponent)))
        return exponent < 0 ? 1 / result : result
    }

    private mutating func operand() throws(Failure) -> Decimal {
        if take("(") {
            let value = try sum()
            guard take(")") else { throw .notArithmetic }
            return value
        }
        if operates(["the square root of", "square root of", "root of", "√", "a square root of"]) {
            return try root(of: operand())
        }
        if take("half of", "half") {
            operations += 1
            return try operand() / 2
        }
        if take("minus", "-", "−") { return -(try operand()) }
        guard let (value, count) = NumberWords.parse(words[index...]) else { throw .notArithmetic }
        index += count
        return value
    }

    private func root(of value: Decimal) throws(Failure) -> Decimal {
        guard value >= 0 else { throw .rootOfNegative }
        guard value > 0 else { return 0 }
        var guess = Decimal(NSDecimalNumber(decimal: value).doubleValue.squareRoot())
        for _ in 0..<6 where guess != 0 { guess = (guess + value / guess) / 2 }
        let whole = NumberText.rounded(guess, places: 8)
        return whole * whole == value ? whole : guess
    }

    private func checked(_ value: Decimal) throws(Failure) -> Decimal {
        if value.isNaN || abs(value) > pow(Decimal(10), 30) { throw .tooLarge }
        return value
    }
}
