public import EchoPresentation

extension HistoryFilterError {
    /// What of a filter is not understood, and how it is written.
    public var wording: Wording {
        switch self {
        case .notADay(let field, let value):
            """
            “\(value)” is no day. Write \(field):2026-11-24, \(field):2026-11, \(field):today, \(field):yesterday or \
            \(field):7d.
            """
        case .notAMode(let value): "“\(value)” is no mode. Write mode:voice or mode:text."
        case .notAnAmount(let value): "“\(value)” is no amount of dollars. Write cost>0.50."
        case .missingValue(let field): "What follows \(field)\(field == "cost" ? ">" : ":") is missing."
        case .givenTwice(let field): "\(field)\(field == "cost" ? ">" : ":") is there twice."
        }
    }
}
