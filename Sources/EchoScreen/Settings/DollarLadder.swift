import EchoText
public import Foundation

/// A sum of US dollars, or no limit: stepped through by what people would write, typed to the cent and below.
public enum DollarLadder {
    static let rangeText = "dollars from 0.0001 to 1000000, or off"

    private static let range = 0.0001...1_000_000.0
    private static let steps: [Double] = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100]
    private static let none = SettingValue.word("off")

    static func control(_ value: SettingValue) -> SettingRowViewState.Control {
        let rungs = [none] + steps.map(SettingValue.number)
        let index = rungs.firstIndex(of: value)
        let others = index == nil ? [title(value)] : []
        return .choice(index: index ?? rungs.count, options: rungs.map(title) + others)
    }

    /// The next rung up or down; below the lowest there is no limit.
    static func adjusted(_ value: SettingValue, by count: Int) -> SettingValue {
        let amount = if case .number(let number) = value { number } else { 0.0 }
        let above = steps.firstIndex { $0 > amount } ?? steps.count
        let here = steps.firstIndex { $0 >= amount } ?? steps.count
        let rung = count > 0 ? above + count - 1 : here + count
        return rung < 0 ? none : .number(steps[min(rung, steps.count - 1)])
    }

    static func accepted(_ value: SettingValue) throws(SettingError) -> SettingValue {
        switch value {
        case .number(let number) where range.contains(number): return value
        case .word("off"), .word("no limit"): return none
        default: throw SettingError(reason: "must be \(rangeText)")
        }
    }

    static func parsed(_ words: String) throws(SettingError) -> SettingValue {
        let bare = words.lowercased().filter { $0 != "$" && $0 != " " }
        if ["off", "none", "nolimit"].contains(bare) { return none }
        return try accepted(Double(bare).map(SettingValue.number) ?? .word(words))
    }

    /// Exactly what is written: 0.1 is a tenth, not the double beside it.
    public static func dollars(_ value: SettingValue) -> Decimal? {
        if case .number(let number) = value { Decimal(string: "\(number)") } else { nil }
    }

    public static func value(_ dollars: Decimal?) -> SettingValue {
        dollars.map { .number(NSDecimalNumber(decimal: $0).doubleValue) } ?? none
    }

    private static func title(_ value: SettingValue) -> String { dollars(value).map(MoneyWording.limit) ?? "no limit" }
}
