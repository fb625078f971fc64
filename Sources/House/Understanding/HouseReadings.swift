/// Which of the readings of a spoken sentence is taken: a recogniser is never sure of what it heard.
///
/// The likeliest holds wherever it means anything. Another one takes its place only for what does no harm: nothing risky,
/// no yes and no PIN, and nothing that is learned is taken from words that were probably not said.
enum HouseReadings {
    /// Lesser ones are not looked at.
    static let most = 8

    /// The reading, with what it means; the likeliest when none means anything.
    static func taken(
        _ text: String, _ alternatives: [String], by understand: (String) -> HouseUnderstanding
    ) -> (text: String, meaning: HouseUnderstanding) {
        let likeliest = understand(text)
        guard !likeliest.meansAnything else { return (text, likeliest) }
        for other in alternatives.prefix(most) {
            let meaning = understand(other)
            if meaning.isHarmless { return (other, meaning) }
        }
        return (text, likeliest)
    }
}

extension HouseUnderstanding {
    fileprivate var meansAnything: Bool {
        switch self {
        case .nothing, .unknownRoom, .unknownDevice: false
        default: true
        }
    }

    fileprivate var isHarmless: Bool {
        switch self {
        case .plan(let plan): !plan.risk.needsYes
        case .notify(let watch): !(watch.plan?.risk.needsYes ?? false)
        case .question, .which, .cancel, .undo, .timer, .record: true
        case .nothing, .unknownRoom, .unknownDevice, .unknownTime, .unclear, .teach, .unteachable, .forget, .yes, .no,
            .pin:
            false
        case .endTimers, .rule, .unknownRhythm, .forgetHabits: false
        }
    }
}
