extension HistoryFilterError {
    /// The part of a filter that is not understood, and how it is written.
    package var wording: Wording {
        switch self {
        case .notADay(let field, let value):
            """
            “\(value)” is not a day. Write \(field):2026-11-24, \(field):2026-11, \(field):today, \(field):yesterday or \
            \(field):7d (seven days ago).
            """
        case .notAMode(let value): "“\(value)” is not a mode. Write mode:voice or mode:text."
        case .notAnAmount(let value): "“\(value)” is not an amount of dollars. Write cost>0.50."
        case .missingValue(let field): "Write something after \(Self.written(field))."
        case .givenTwice(let field): "\(Self.written(field)) is given twice. Leave one of them out."
        }
    }

    /// The same of the options --from and --before.
    package var optionWording: String {
        switch self {
        case .notADay(let field, let value):
            """
            “\(value)” is not a day. Write --\(field) 2026-11-24, 2026-11, today, yesterday or 7d (seven days ago).
            """
        case .missingValue(let field): "Write a day after --\(field), such as 2026-11-24 or yesterday."
        default: wording.text { _ in "" }
        }
    }

    private static func written(_ field: String) -> String { field + (field == "cost" ? ">" : ":") }
}
