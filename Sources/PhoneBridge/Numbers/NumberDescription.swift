/// The pattern of the numbers of one kind.
struct NumberDescription: Sendable, Hashable {
    /// Empty: as all numbers of the region.
    let lengths: [Int]
    let pattern: NumberPattern

    /// - Parameter text: of the table: lengths, "~", pattern.
    init(_ text: some StringProtocol) {
        let fields = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        lengths = fields[0].split(separator: ",").compactMap { Int($0) }
        pattern = NumberPattern(fields.count > 1 ? fields[1] : "")
    }

    func matches(_ number: String) -> Bool {
        (lengths.isEmpty || lengths.contains(number.count)) && pattern.matchesAll(of: number)
    }
}
