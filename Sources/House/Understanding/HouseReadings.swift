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
        let others = alternatives.prefix(most)
        // What is to be left out is in the sentence that is taken, or nothing is.
        let excepts = HouseMishearing.excepts(text) || others.contains(where: HouseMishearing.excepts)
        if likeliest.meansAnything {
            let isWhole = !excepts || !likeliest.changesSeveral || HouseMishearing.excepts(text)
            return (text, isWhole ? likeliest : .misheardException)
        }
        for other in others where !excepts || HouseMishearing.excepts(other) {
            let meaning = understand(other)
            if meaning.isHarmless { return (other, meaning) }
        }
        return (text, likeliest)
    }
}

extension HouseUnderstanding {
    fileprivate var meansAnything: Bool {
        switch self {
        case .nothing, .noWeather, .half, .unknownRoom, .unknownDevice, .noneThere, .misheardException: false
        default: true
        }
    }

    fileprivate var changesSeveral: Bool {
        if case .plan(let plan) = self { plan.devices.count > 1 } else { false }
    }

    /// It may be done, or asked, though its words were probably not said.
    var isHarmless: Bool {
        switch self {
        case .plan(let plan): !plan.risk.needsYes
        case .notify(let watch): !(watch.plan?.risk.needsYes ?? false)
        case .question, .which, .cancel, .halt, .undo, .timer, .untimed, .record: true
        case .nothing, .half, .unknownRoom, .unknownDevice, .noneThere, .unknownTime, .unclear, .teach, .unteachable,
            .forget,
            .yes, .no,
            .pin, .misheardException:
            false
        case .endTimers, .changeTimer, .callOff, .dismiss, .rule, .unknownRhythm, .forgetHabits, .forgetLearned,
            .describe,
            .indescribable, .noWeather:
            false
        }
    }
}
