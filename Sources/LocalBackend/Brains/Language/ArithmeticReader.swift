import Foundation

/// Reads a calculation in words or signs and works it out exactly as far as decimals can.
///
/// Sums are made of products, these of signed values, these of powers, whose exponents are read from the right.
struct ArithmeticReader {
    enum Failure: Error, Hashable {
        case notArithmetic, unbalanced, nestedTooDeeply, divisionByZero, rootOfNegative, tooLarge, tooSmall
    }

    /// A value, and whether it was said in percent: of what it is added to or taken from.
    private struct Operand {
        var value: Decimal
        var isPercent = false
    }

    /// More levels than anybody writes by hand.
    private static let deepest = 100
    private static let plus = phrases("plus", "+", "and", "added to")
    private static let minus = phrases("minus", "-", "−", "less", "take away")
    private static let times = phrases("times", "multiplied by", "*", "×", "x", "time")
    private static let over = phrases("divided by", "divide by", "/", "÷", "over")
    private static let percent = phrases("percent", "per cent", "%")
    private static let percentOf = percent.map { $0 + ["of"] }
    private static let power = phrases("to the power of", "to the power", "^", "* *")
    private static let squared = phrases("squared", "²")
    private static let cubed = phrases("cubed", "³")
    private static let sign = phrases("minus", "-", "−", "negative")
    private static let root = phrases(
        "the square root of", "a square root of", "square root of", "root of", "√", "sqrt of", "sqrt")
    private static let half = phrases("half of", "half")
    private static let opening = phrases("(")
    private static let closing = phrases(")")

    private static func phrases(_ texts: String...) -> [[String]] {
        texts.map { $0.split(separator: " ").map(String.init) }
    }

    private let words: [String]
    private var index = 0
    private var depth = 0
    private(set) var operations = 0

    init(_ words: [String]) { self.words = words }

    /// The value when all the words are one calculation.
    mutating func value() throws(Failure) -> Decimal {
        defer { ReadingEffort.count(index) }
        let value = try sum()
        if operations > 0, next == ")" { throw .unbalanced }
        guard index == words.count, operations > 0 else { throw .notArithmetic }
        return value
    }

    // MARK: grammar

    private mutating func sum() throws(Failure) -> Decimal {
        var sum = try product()
        while true {
            if operates(Self.plus) {
                let added = try share(try product(), of: sum)
                sum = Operand(value: try checked(sum.value + added))
            } else if operates(Self.minus) {
                let taken = try share(try product(), of: sum)
                sum = Operand(value: try checked(sum.value - taken))
            } else {
                return sum.value
            }
        }
    }

    /// "200 plus 10 percent" is 220.
    private func share(_ operand: Operand, of whole: Operand) throws(Failure) -> Decimal {
        guard operand.isPercent, !whole.isPercent else { return operand.value }
        return try checked(whole.value * operand.value)
    }

    private mutating func product() throws(Failure) -> Operand {
        var product = try signed()
        while true {
            if operates(Self.times) || multipliesByParenthesis() {
                product = Operand(value: try checked(product.value * signed().value))
            } else if operates(Self.over) {
                let divisor = try signed().value
                if divisor == 0 { throw .divisionByZero }
                product = Operand(value: try checked(product.value / divisor))
            } else if operates(Self.percentOf) {
                product = Operand(value: try checked(product.value / 100 * signed().value))
            } else {
                return product
            }
        }
    }

    /// The sign is of the whole power: −2² is −4.
    private mutating func signed() throws(Failure) -> Operand {
        try descend()
        defer { depth -= 1 }
        guard take(Self.sign) else { return try power() }
        var operand = try signed()
        operand.value.negate()
        return operand
    }

    private mutating func power() throws(Failure) -> Operand {
        let base = try suffixed()
        guard operates(Self.power) else { return base }
        return Operand(value: try Power.value(base.value, to: signed().value))
    }

    private mutating func suffixed() throws(Failure) -> Operand {
        var operand = Operand(value: try primary())
        while true {
            if operates(Self.squared) {
                operand = Operand(value: try Power.value(operand.value, to: 2))
            } else if operates(Self.cubed) {
                operand = Operand(value: try Power.value(operand.value, to: 3))
            } else if !operand.isPercent, takesPercent() {
                operand = Operand(value: operand.value / 100, isPercent: true)
            } else {
                return operand
            }
        }
    }

    private mutating func primary() throws(Failure) -> Decimal {
        try descend()
        defer { depth -= 1 }
        if take(Self.opening) { return try parenthesized() }
        if operates(Self.root) {
            return try root(of: radicand())
        }
        if operates(Self.half) { return try primary() / 2 }
        guard let (value, count) = NumberWords.parse(words[index...]) else { throw .notArithmetic }
        index += count
        return value
    }

    private mutating func parenthesized() throws(Failure) -> Decimal {
        let value = try sum()
        if take(Self.closing) { return value }
        throw index == words.count && operations > 0 ? .unbalanced : .notArithmetic
    }

    /// √9² is the square of the root.
    private mutating func radicand() throws(Failure) -> Decimal {
        take(Self.sign) ? -(try primary()) : try primary()
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
        if value.isNaN || abs(value) > Power.largest { throw .tooLarge }
        return value
    }

    // MARK: words

    private var next: String? { index < words.count ? words[index] : nil }

    private mutating func descend() throws(Failure) {
        depth += 1
        if depth > Self.deepest { throw .nestedTooDeeply }
    }

    private func stands(_ phrase: [String]) -> Bool { words[index...].starts(with: phrase) }

    private mutating func take(_ phrases: [[String]]) -> Bool {
        guard let phrase = phrases.first(where: stands) else { return false }
        index += phrase.count
        return true
    }

    private mutating func operates(_ phrases: [[String]]) -> Bool {
        guard take(phrases) else { return false }
        operations += 1
        return true
    }

    /// 2(3 + 4).
    private mutating func multipliesByParenthesis() -> Bool {
        guard next == "(" else { return false }
        operations += 1
        return true
    }

    /// "Ten percent" alone asks for nothing, and "ten percent of" is a product.
    private mutating func takesPercent() -> Bool {
        !Self.percentOf.contains(where: stands) && take(Self.percent)
    }
}

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
