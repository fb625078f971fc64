import Foundation

/// Rolls dice, flips coins and picks numbers.
struct ChanceSkill: SkillProtocol {
    let isExact = true

    private static let mostAtOnce = 100
    private let flips = [
        "(flip|toss|throw) (a|the) (coin|quiet|quarter|client|card|corn|plan|coiled|coil|point|kind)",
        "(flip|toss|throw) {#count} coins",
        "(flip|toss|throw) a (coin|client|blind|kind|point|plan) {#count} times",
        "heads or tails", "flip acquired",
    ].map { PhrasePattern($0) }
    private let rolls = [
        "(roll|throw|role|rule|well|rolle) (a|the|one) (die|dice|di)", "(brown|bro|row) [a] die",
        "... {#count} {#sides} sided (dice|die)",
        "... a {#sides} sided (die|dice)",
        "... {#count} (dice|dies|die)", "(roll|throw) [the] dice", "roll or die",
    ].map { PhrasePattern($0) }
    private let picks = [
        "(pick|choose|give me|think of) a [random] number (between|from) {#low} (and|to) {#high}",
        "random number (between|from) {#low} (and|to) {#high}",
    ].map { PhrasePattern($0) }

    var vocabulary: [String] {
        let counts = ["two", "three", "four", "five", "six", "ten"]
        let samples = [
            "#count": counts, "#sides": ["six", "eight", "ten", "twelve", "twenty", "hundred"], "#low": ["one"],
            "#high": NumberText.samples,
        ]
        let said = [
            "(flip|toss) a coin", "(flip|toss) {#count} coins", "(flip|toss) a coin {#count} times", "roll (a|the) die",
            "roll {#count} dice",
            "roll the dice", "roll {#count} {#sides} sided dice", "roll a {#sides} sided die", "heads or tails",
            "pick a number between {#low} and {#high}",
        ]
        return said.flatMap { PhrasePattern($0).phrases(samples) }
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        var dice = SplitMix64(seed: context.seed)
        for pattern in flips {
            if let found = pattern.match(utterance.words), let count = number(found["#count"]) {
                return flip(count, &dice)
            }
        }
        for pattern in rolls {
            if let found = pattern.match(utterance.words), let count = number(found["#count"]),
                let sides = number(found["#sides"], without: 6)
            {
                return roll(count, sides, &dice)
            }
        }
        return picks.lazy.compactMap { $0.match(utterance.words) }.first.flatMap { pick($0, &dice) }
    }

    private func number(_ words: ArraySlice<String>?, without fallback: Int = 1) -> Int? {
        words.map(WholeNumberWords.parse) ?? fallback
    }

    private func flip(_ count: Int, _ dice: inout SplitMix64) -> [BrainPart] {
        guard (1...Self.mostAtOnce).contains(count) else { return say("I flip between one and a hundred coins.") }
        let sides = (0..<count).map { _ in Bool.random(using: &dice) ? "heads" : "tails" }
        guard count > 1 else { return say("It is \(sides[0]).") }
        let heads = sides.count { $0 == "heads" }
        return say(
            "\(sides.joined(separator: ", ").capitalizedFirst).", "That is \(heads) heads and \(count - heads) tails.")
    }

    private func roll(_ count: Int, _ sides: Int, _ dice: inout SplitMix64) -> [BrainPart] {
        guard (1...Self.mostAtOnce).contains(count), (2...1_000_000).contains(sides) else {
            return say("I cannot roll such dice.")
        }
        let eyes = (0..<count).map { _ in Int.random(in: 1...sides, using: &dice) }
        guard count > 1 else { return say("You rolled \(eyes[0]).") }
        let list = eyes.dropLast().map(String.init).joined(separator: ", ") + " and \(eyes[count - 1])"
        return say("You rolled \(list).", "Together that is \(eyes.reduce(0, +)).")
    }

    private func pick(_ captures: PhrasePattern.Captures, _ dice: inout SplitMix64) -> [BrainPart]? {
        guard let low = number(captures["#low"]), let high = number(captures["#high"]) else { return nil }
        return say("\(Int.random(in: min(low, high)...max(low, high), using: &dice)).")
    }
}
