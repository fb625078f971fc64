import Foundation

/// Words for money, in US dollars: the less it is, the more exactly.
public enum MoneyWording {
    /// "$0.0123" below a dollar, "$1,204.50" from there; "<$0.0001" for what would round to nothing.
    public static func amount(_ dollars: Decimal) -> String {
        if dollars == 0 { return "$0" }
        let fine = units(dollars, places: 4)
        if fine == 0 { return "<$0.0001" }
        if fine < 10_000 { return "$0." + padded(fine, to: 4) }
        let (whole, cents) = units(dollars, places: 2).quotientAndRemainder(dividingBy: 100)
        return "$\(NumberWording.grouped(whole)).\(padded(cents, to: 2))"
    }

    /// A limit as a person would write it: "$0.50", "$2".
    public static func limit(_ dollars: Decimal) -> String {
        let cents = units(dollars, places: 2)
        if Decimal(cents) != dollars * 100 { return amount(dollars) }
        let (whole, rest) = cents.quotientAndRemainder(dividingBy: 100)
        return rest == 0
            ? "$\(NumberWording.grouped(whole))" : "$\(NumberWording.grouped(whole)).\(padded(rest, to: 2))"
    }

    private static func units(_ dollars: Decimal, places: Int16) -> Int {
        var scaled = dollars
        var factor = Decimal(1)
        for _ in 0..<places { factor *= 10 }
        scaled *= factor
        var rounded = Decimal()
        NSDecimalRound(&rounded, &scaled, 0, .plain)
        return NSDecimalNumber(decimal: rounded).intValue
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
