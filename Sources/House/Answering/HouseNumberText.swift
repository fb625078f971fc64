import Foundation

/// Numbers as they are said and shown: "21.5", "40".
enum HouseNumberText {
    /// One decimal at most.
    static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1_000_000_000 else { return "an impossible number" }
        let rounded = (number * 10).rounded() / 10
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(format: "%.1f", rounded)
    }
}
