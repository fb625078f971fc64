/// The figure that a row begins with, in the unit that all of its runs can be compared in.
struct MeasuredValue: Sendable, Hashable, Codable {
    /// Seconds for what is a time, else as it is written.
    let amount: Double
    /// "s" for a time; empty where none is written.
    let unit: String

    init(amount: Double, unit: String) { (self.amount, self.unit) = (amount, unit) }

    /// Nil for a row without a figure.
    init?(_ text: String) {
        guard
            let match = text.firstMatch(of: /([0-9][0-9,]*(?:\.[0-9]+)?)(?:\s?(µs|ms|s|[KMG]i?B(?:\/s)?|%)(?![a-z]))?/),
            !text.hasPrefix("not measured"), let number = Double(match.1.filter { $0 != "," })
        else { return nil }
        // "p50 2.85 ms" begins with a name, not with a figure.
        if text.hasPrefix("p50 "), match.1 == "50" {
            self.init(String(text.dropFirst(4)))
            return
        }
        switch match.2 {
        case "µs": self.init(amount: number / 1e6, unit: "s")
        case "ms": self.init(amount: number / 1e3, unit: "s")
        case let unit: self.init(amount: number, unit: unit.map(String.init) ?? "")
        }
    }
}
