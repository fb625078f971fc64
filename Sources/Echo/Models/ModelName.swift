/// The facts that a model's name reveals.
enum ModelName {
    /// The model of which this is the snapshot of a day, "gpt-5-mini-2025-08-07"; nil when it is none.
    static func withoutDate(_ name: String) -> String? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 3, zip(parts.suffix(3), [4, 2, 2]).allSatisfy(isNumber) else { return nil }
        return parts.dropLast(3).joined(separator: "-")
    }

    /// The model that was trained further, of "ft:gpt-4.1-mini-2025-04-14:acme:support:Ab12"; nil for one that was not.
    static func base(of name: String) -> String? {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, parts[0] == "ft", !parts[1].isEmpty else { return nil }
        return String(parts[1])
    }

    private static func isNumber(_ part: Substring, ofDigits count: Int) -> Bool {
        part.count == count && part.allSatisfy { $0.isASCII && $0.isNumber }
    }
}
