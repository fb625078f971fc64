/// Admits what it cannot do and says what can.
struct FallbackSkill: SkillProtocol {
    var vocabulary: [String] { [] }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        guard !utterance.words.isEmpty else { return say("I did not catch that.") }
        guard !context.standsIn else { return say("I have no skill for that.") }
        var dice = SplitMix64(seed: context.seed ^ UInt64(context.saidBefore.count))
        // The last one is for whoever has a keyboard.
        let offers = context.isOnPhone ? Self.offers.dropLast() : Self.offers[...]
        let refusals = Self.refusals.filter { refusal in !wasLast(refusal, context) }
        let refusal = refusals.randomElement(using: &dice) ?? Self.refusals[0]
        let hints =
            hasAdvised(context) ? [offers[Int(dice.next() % UInt64(offers.count))]] : ConnectAdvice.sentences(context)
        return Answer.sentences([refusal] + hints)
    }

    private static let refusals = [
        "I am only the offline assistant, and that is beyond me.",
        "That needs a real model; I am the offline assistant.",
        "I have no skill for that: I am the assistant that works offline.",
    ]
    private static let offers = [
        "Ask what I can do to hear my skills.", "I can calculate, convert units, tell the time, or set a timer.",
        "Ask how to connect a model, and I will tell you.",
    ]

    private func wasLast(_ refusal: String, _ context: SkillContext) -> Bool {
        for case .assistant(let text) in context.earlier.reversed() { return text.hasPrefix(refusal) }
        return false
    }

    private func hasAdvised(_ context: SkillContext) -> Bool {
        context.earlier.contains {
            if case .assistant(let text) = $0 { text.contains(ConnectAdvice.sentences(context)[0]) } else { false }
        }
    }
}
