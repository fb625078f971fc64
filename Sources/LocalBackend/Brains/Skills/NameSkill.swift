/// Says the name that was told in this conversation: a small model makes one up, or no longer has the words.
struct NameSkill: SkillProtocol {
    let isExact = true
    let vocabulary: [String] = []

    /// Whoever told none may have told it elsewhere: others may know.
    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        guard MemorySkill.asksForName(utterance) else { return nil }
        return MemorySkill.name(in: context).map { say("Your name is \($0).") }
    }
}
