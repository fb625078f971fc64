/// The short numbers of a region: of emergencies, and all others.
struct ShortPlan: Sendable {
    private var emergency: NumberDescription?
    private var codes: NumberDescription?
    private var premium: NumberDescription?

    /// Numbers that networks lead to an emergency centre nearly everywhere.
    static let worldwide: Set = ["112", "911", "999"]
    /// Where a number that only begins like one of an emergency does not lead there.
    private static let exact: Set = ["BR", "CL", "NI"]
    private let isExact: Bool

    /// - Parameter text: of the table: lines that begin with a letter, separated by ";".
    init(_ text: String, region: String) {
        isExact = Self.exact.contains(region)
        for line in text.split(separator: ";") {
            switch line.first {
            case "e": emergency = NumberDescription(line.dropFirst())
            case "c": codes = NumberDescription(line.dropFirst())
            case "p": premium = NumberDescription(line.dropFirst())
            default: break
            }
        }
    }

    static func plan(of region: String) -> ShortPlan {
        ShortPlan(NumberTable.short(in: region.uppercased()), region: region.uppercased())
    }

    func isEmergency(_ digits: String) -> Bool {
        Self.worldwide.contains(digits) || emergency?.matches(digits) == true
    }

    /// A network may connect after the first digits.
    func beginsAsEmergency(_ digits: String) -> Bool {
        !isExact && emergency?.pattern.matchesStart(of: digits) == true
    }

    func isCode(_ digits: String) -> Bool { codes?.matches(digits) == true || premium?.matches(digits) == true }
}
