import Foundation

/// Says what it is told to say.
struct RepeatSkill: SkillProtocol {
    private static let orders = [
        "repeat after me", "please repeat after me", "repeat", "please say", "can you say", "say",
    ]

    var takesAnyWords: Bool { true }

    var vocabulary: [String] { ["repeat after me", "say hello", "say good morning", "repeat after me good morning"] }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        if ["repeat that", "say that again", "repeat", "say it again", "repeat it", "again"].contains(
            utterance.words.joined(separator: " "))
        {
            return again(context)
        }
        let lower = utterance.text.lowercased()
        guard
            let order = Self.orders.first(where: {
                lower.hasPrefix($0 + " ") || lower.hasPrefix($0 + ":") || lower.hasPrefix($0 + ",")
            }),
            lower.count == utterance.text.count
        else { return nil }
        let rest = utterance.text.dropFirst(order.count).trimmingCharacters(in: CharacterSet(charactersIn: " :,\""))
        return rest.isEmpty
            ? nil : say(rest.capitalizedFirst + (rest.last.map { ".!?".contains($0) } == true ? "" : "."))
    }

    private func again(_ context: SkillContext) -> [BrainPart]? {
        for case .assistant(let text) in context.earlier.reversed() { return say(text) }
        return say("I have not said anything yet.")
    }
}
