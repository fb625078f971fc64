/// A span as the `x-ratelimit-reset-*` headers write it: "1s", "6m0s", "20ms", "1h2m3.5s".
enum ResetTime {
    static func duration(_ text: String) -> Duration? {
        var rest = text[...]
        var sum = 0.0
        guard !rest.isEmpty else { return nil }
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            guard let number = Double(digits), number < 1e9 else { return nil }
            rest = rest.dropFirst(digits.count)
            let unit = rest.prefix { $0.isLetter }
            guard let seconds = seconds(inUnit: unit) else { return nil }
            sum += number * seconds
            rest = rest.dropFirst(unit.count)
        }
        return .seconds(sum)
    }

    private static func seconds(inUnit unit: Substring) -> Double? {
        switch unit {
        case "d": 86400
        case "h": 3600
        case "m": 60
        case "s", "": 1
        case "ms": 0.001
        case "us", "µs": 0.000_001
        case "ns": 0.000_000_001
        default: nil
        }
    }
}
