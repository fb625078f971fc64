/// One way in which the numbers of a country are written.
struct NumberFormat: Sendable, Hashable {
    let pattern: NumberPattern
    /// How many digits each group has at most.
    let widths: [Int]
    let national: NumberTemplate?
    /// Nil when such a number is not called from abroad.
    let international: NumberTemplate?
    /// How the numbers begin that are written so: from the third digit on each tells more.
    let beginnings: [NumberPattern]

    /// - Parameter text: a line of the table: pattern, widths, templates and beginnings, separated by "~".
    init?(_ text: some StringProtocol) {
        let fields = text.split(separator: "~", omittingEmptySubsequences: false)
        guard fields.count >= 4 else { return nil }
        pattern = NumberPattern(fields[0])
        widths = fields[1].split(separator: ",").compactMap { Int($0) }
        national = NumberTemplate(fields[2])
        international = fields[3] == "-" ? nil : NumberTemplate(fields[3].isEmpty ? fields[2] : fields[3])
        beginnings = fields.dropFirst(4).map { NumberPattern($0) }
    }

    /// The groups of a whole number that is written so.
    func groups(of number: String) -> [String?]? {
        guard beginnings.last?.matchesStart(of: number) ?? true else { return nil }
        return pattern.groups(of: number)
    }

    /// Whether a number that begins with these digits may be written so.
    func isPossible(for digits: String) -> Bool {
        guard digits.count >= 3, digits.count <= widths.reduce(0, +) else { return false }
        let known = min(digits.count - 3, beginnings.count - 1)
        return known < 0 || beginnings[known].matchesStart(of: digits)
    }
}
