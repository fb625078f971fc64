/// Sentences that answer an open question, and those that call off or undo.
enum HouseReply {
    /// Nil when it is none of them.
    static func understanding(
        of text: String, _ tokens: [HouseToken], _ skill: HouseSkill, _ context: HouseContext
    ) -> HouseUnderstanding? {
        let plain = plain(tokens)
        if let question = context.openQuestion {
            if let answer = answer(to: question, text, tokens, plain, skill, context) { return answer }
        }
        let bare = plain.split(separator: " ").drop { ["no", "wait", "hang", "sorry"].contains($0) }.joined(
            separator: " ")
        if HouseLexicon.undo.contains(bare) { return .undo }
        if HouseLexicon.halt.contains(bare), context.openQuestion == nil { return .halt }
        return HouseLexicon.cancel.contains(bare) ? .cancel : nil
    }

    private static func answer(
        to question: HouseContext.OpenQuestion, _ text: String, _ tokens: [HouseToken], _ plain: String,
        _ skill: HouseSkill, _ context: HouseContext
    ) -> HouseUnderstanding? {
        switch question {
        case .pin:
            if let pin = HousePIN(text) { return .pin(pin) }
        case .which(let choice):
            if choice.options.count > HouseChoice.page, HouseLexicon.more.contains(plain) {
                return .which(choice.turned)
            }
            if let options = HouseChoiceReader.options(tokens, choice, skill.vocabulary) {
                if choice.areAlternatives, options.count > 1 { return .which(choice.narrowed(to: options)) }
                return options.isEmpty ? .cancel : skill.understanding(of: choice, taking: options, context)
            }
        case .time(let timer):
            if let told = HouseReminderReader(vocabulary: skill.vocabulary, context: context).answer(text, timer) {
                return told
            }
        case .confirm: break
        }
        if HouseLexicon.no.contains(plain) { return .no }
        guard HouseLexicon.yes.contains(plain) else { return nil }
        switch question {
        case .which, .time: return nil
        case .confirm, .pin: break
        }
        return .yes
    }

    /// The words without signs and courtesies.
    private static func plain(_ tokens: [HouseToken]) -> String {
        let words = tokens.filter { !$0.isSign }.map(\.word)
        guard words.count <= 8 else { return "" }
        let kept = words.filter { !["uh", "um", "oh", "echo", "well", "actually", "now"].contains($0) }
        let trimmed = kept.count > 1 && kept.last == "please" && kept.first != "yes" ? Array(kept.dropLast()) : kept
        return trimmed.joined(separator: " ")
    }
}
