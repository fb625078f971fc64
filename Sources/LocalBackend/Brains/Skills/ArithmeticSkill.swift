import Foundation

/// Calculates.
struct ArithmeticSkill: SkillProtocol {
    let isExact = true

    private static let openings = [
        ["what", "is"], ["what", "are"], ["how", "much", "is"], ["how", "much", "are"], ["calculate"], ["compute"],
        ["what", "does"],
        ["work", "out"], ["evaluate"], ["solve"], ["when", "is"], ["one", "is"], ["tell", "me"], ["add"],
    ]
    /// Characters; a longer one is not said again.
    private static let longestQuestion = 100
    private static let closings = [["equals"], ["equal"], ["="], ["make"], ["in"]]

    var vocabulary: [String] {
        let numbers = ["a": NumberText.samples, "b": ["two", "four", "seven", "eight", "ten", "fifteen", "twenty"]]
        let patterns = [
            "what is {a} (times|plus|minus|divided by|percent of|multiplied by) {b}",
            "what is {b} (times|plus|minus|divided by|percent of) {a}",
            "what is the square root of {a}", "what is {a} squared", "how much is {b} (plus|times|minus) {a}",
        ]
        return patterns.flatMap { PhrasePattern($0).phrases(numbers) }
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        let words = trimmed(utterance.words)
        return result(words) ?? result(words.map { Self.homophones[$0] ?? $0 })
    }

    /// What a recogniser writes for the numbers that sound like other words.
    private static let homophones = [
        "to": "two", "too": "two", "for": "four", "far": "four", "ate": "eight", "won": "one", "free": "three",
    ]

    private func result(_ words: [String]) -> [BrainPart]? {
        var reader = ArithmeticReader(words)
        do throws(ArithmeticReader.Failure) {
            let value = try reader.value()
            let text = NumberText.text(value)
            let question = CalculationText.text(words)
            let isShort = question.count <= Self.longestQuestion && !text.hasPrefix("about")
            return say(isShort ? "\(question) is \(text).".capitalizedFirst : "That is \(text).")
        } catch {
            return Self.words(about: error).map { say($0) }
        }
    }

    private static func words(about failure: ArithmeticReader.Failure) -> String? {
        switch failure {
        case .notArithmetic: nil
        case .unbalanced: "The parentheses do not match: one is missing."
        case .nestedTooDeeply: "That is nested too deeply for me."
        case .divisionByZero: "Nothing can be divided by zero."
        case .rootOfNegative: "A negative number has no real square root."
        case .tooLarge: "That number is too large for me."
        case .tooSmall: "That number is too small for me."
        }
    }

    private func trimmed(_ words: [String]) -> [String] {
        var words = words[...]
        if let opening = Self.openings.first(where: { words.starts(with: $0) }) {
            words = words.dropFirst(opening.count)
        }
        if let closing = Self.closings.first(where: { words.count > 1 && Array(words.suffix($0.count)) == $0 }) {
            words = words.dropLast(closing.count)
        }
        return Array(words)
    }
}
