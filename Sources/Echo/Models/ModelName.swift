/// What the name of a model tells about it.
enum ModelName {
    /// The model of which this is the snapshot of a day, "gpt-5-mini-2025-08-07"; nil when it is none.
    static func withoutDate(_ name: String) -> String? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 3, zip(parts.suffix(3), [4, 2, 2]).allSatisfy(isNumber) else { return nil }
        return parts.dropLast(3).joined(separator: "-")
    }

    private static func isNumber(_ part: Substring, ofDigits count: Int) -> Bool {
        part.count == count && part.allSatisfy { $0.isASCII && $0.isNumber }
    }
}
