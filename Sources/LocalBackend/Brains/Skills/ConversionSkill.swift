import Foundation

/// Converts units.
struct ConversionSkill: SkillProtocol {
    let isExact = true

    private let patterns = [
        "how many {to} (are there in|are in|is in|are|is|in|make) {amount}",
        "how many {to} (sorry|aryan|ari) [and|in] {amount}",
        "convert {amount} (to|two|into|in) {to}",
        "(what is|how much is|how much are|change|turn) {amount} (in|to|into) {to}",
        "{amount} (in|to|into) {to}", "how (long|far|heavy|hot|fast|much) is {amount} in {to}",
    ].map { PhrasePattern($0) }

    var vocabulary: [String] {
        let numbers = ["one", "two", "three", "five", "ten", "fifteen", "twenty", "thirty", "fifty", "one hundred"]
        return pairs.flatMap { from, to in
            numbers.flatMap {
                [
                    "how many \(to) are in \($0) \(from)", "convert \($0) \(from) to \(to)",
                    "what is \($0) \(from) in \(to)",
                ]
            }
        }
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        patterns.lazy.compactMap { $0.match(utterance.words) }.compactMap(converted).first
    }

    private let pairs = [
        ("miles", "kilometers"), ("kilometers", "miles"), ("feet", "meters"), ("meters", "feet"),
        ("inches", "centimeters"),
        ("centimeters", "inches"), ("pounds", "kilograms"), ("kilograms", "pounds"), ("ounces", "grams"),
        ("gallons", "liters"),
        ("liters", "gallons"), ("degrees celsius", "fahrenheit"), ("degrees fahrenheit", "celsius"),
        ("hours", "minutes"),
        ("days", "hours"), ("minutes", "seconds"), ("weeks", "days"), ("megabytes", "kilobytes"),
        ("gigabytes", "megabytes"),
        ("miles per hour", "kilometers per hour"),
    ]

    private func converted(_ captures: PhrasePattern.Captures) -> [BrainPart]? {
        guard let amount = captures["amount"], let goal = captures["to"].flatMap({ MeasureUnit.named($0) }) else {
            return nil
        }
        let article = ["a", "an"].contains(amount.first)
        guard let (value, count) = article ? (1, 1) : NumberWords.parse(amount),
            let from = MeasureUnit.named(amount.dropFirst(count))
        else { return nil }
        guard from.kind == goal.kind else {
            return say("\(from.name.capitalizedFirst) and \(goal.name) do not measure the same thing.")
        }
        let result = NumberText.rounded(MeasureUnit.convert(value, from: from, to: goal), places: 20)
        let goalName = goal.name(for: result)
        return say(
            "\(value) \(from.name(for: value)) \(value == 1 ? "is" : "are") \(NumberText.text(result, places: 3)) \(goalName)."
        )
    }
}
