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
    private static let percent = ["percent", "per cent", "%"]

    private let words: [String]
    private var index = 0
    private var depth = 0
    private(set) var operations = 0

    init(_ words: [String]) { self.words = words }

    /// The value when all the words are one calculation.
    mutating func value() throws(Failure) -> Decimal {
        let value = try sum()
        if operations > 0, next == ")" { throw .unbalanced }
        guard index == words.count, operations > 0 else { throw .notArithmetic }
        return value
    }

    // MARK: grammar

    private mutating func sum() throws(Failure) -> Decimal {
        var sum = try product()
        while true {
            if operates(["plus", "+", "and", "added to"]) {
                let added = try share(try product(), of: sum)
                sum = Operand(value: try checked(sum.value + added))
            } else if operates(["minus", "-", "−", "less", "take away"]) {
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
            if operates(["times", "multiplied by", "*", "×", "x", "time"]) || multipliesByParenthesis() {
                product = Operand(value: try checked(product.value * signed().value))
            } else if operates(["divided by", "divide by", "/", "÷", "over"]) {
                let divisor = try signed().value
                if divisor == 0 { throw .divisionByZero }
                product = Operand(value: try checked(product.value / divisor))
            } else if operates(Self.percent.map { $0 + " of" }) {
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
        guard take("minus", "-", "−", "negative") else { return try power() }
        var operand = try signed()
        operand.value.negate()
        return operand
    }

    private mutating func power() throws(Failure) -> Operand {
        let base = try suffixed()
        guard operates(["to the power of", "to the power", "^", "* *"]) else { return base }
        return Operand(value: try Power.value(base.value, to: signed().value))
    }

    private mutating func suffixed() throws(Failure) -> Operand {
        var operand = Operand(value: try primary())
        while true {
            if operates(["squared", "²"]) {
                operand = Operand(value: try Power.value(operand.value, to: 2))
            } else if operates(["cubed", "³"]) {
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
        if take("(") { return try parenthesized() }
        if operates(["the square root of", "a square root of", "square root of", "root of", "√", "sqrt of", "sqrt"]) {
            return try root(of: radicand())
        }
        if operates(["half of", "half"]) { return try primary() / 2 }
        guard let (value, count) = NumberWords.parse(words[index...]) else { throw .notArithmetic }
        index += count
        return value
    }

    private mutating func parenthesized() throws(Failure) -> Decimal {
        let value = try sum()
        if take(")") { return value }
        throw index == words.count && operations > 0 ? .unbalanced : .notArithmetic
    }

    /// √9² is the square of the root.
    private mutating func radicand() throws(Failure) -> Decimal {
        take("minus", "-", "−", "negative") ? -(try primary()) : try primary()
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

    private func stands(_ phrase: String) -> Bool {
        words[index...].starts(with: phrase.split(separator: " ").map(String.init))
    }

    private mutating func take(_ phrases: String...) -> Bool { take(phrases) }

    private mutating func take(_ phrases: [String]) -> Bool {
        guard let phrase = phrases.first(where: stands) else { return false }
        index += phrase.split(separator: " ").count
        return true
    }

    private mutating func operates(_ phrases: [String]) -> Bool {
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
        !Self.percent.contains { stands($0 + " of") } && take(Self.percent)
    }
}
