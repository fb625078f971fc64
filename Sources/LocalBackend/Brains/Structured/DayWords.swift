import Foundation

/// The days that the words of a text name.
struct DayWords {
    /// Words of the longest name: "the day after tomorrow", "the third of march".
    private static let longest = 5
    /// One of these is in every name of a day.
    private static let telling: Set<String> = Set(
        DayName.weekdays + DayName.months + ["today", "tomorrow", "yesterday", "christmas", "halloween", "year"]
            + ["year's", "day"])

    private let tokens: [UtteranceTokens.Token]

    init(_ tokens: [UtteranceTokens.Token]) { self.tokens = tokens }

    /// The longest name of the first day: how many days it is from today.
    func first(in context: SkillContext) -> (days: Int, range: Range<String.Index>)? {
        for index in tokens.indices where Self.telling.contains(tokens[index].word) {
            for length in stride(from: min(Self.longest, tokens.count), to: 0, by: -1) {
                for start in max(0, index - length + 1)...index where start + length <= tokens.count {
                    let name = tokens[start..<start + length]
                    guard let days = DayName.days(to: name.map(\.word), context) else { continue }
                    return (days, name[start].range.lowerBound..<name[start + length - 1].range.upperBound)
                }
            }
        }
        return nil
    }
}
