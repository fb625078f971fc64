/// Words for numbers, the same in every locale.
public enum NumberWording {
    /// At most two places: "0.5", "1.25", "300".
    public static func plain(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0
            ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(DurationWording.padded(rest))"
    }

    /// Always two places: "0.50".
    public static func fixed(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        return "\(hundredths / 100).\(DurationWording.padded(hundredths % 100))"
    }

    /// "1,204".
    public static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result
    }

    /// "1 message", "1,204 messages", "0 messages".
    ///
    /// - Parameter many: where it is more than an s behind `one`.
    public static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        count == 1 ? "1 \(one)" : "\(grouped(count)) \(many ?? one + "s")"
    }

    /// "1,204 tokens"; nil for none.
    public static func tokens(_ count: Int) -> String? { count < 1 ? nil : counted(count, "token") }

    /// "−18 dB".
    public static func decibels(_ value: Float) -> String {
        guard value.isFinite else { return "no level" }
        let whole = Int(max(-200, min(200, value)).rounded())
        return whole < 0 ? "−\(-whole) dB" : "\(whole) dB"
    }
}
