/// A note in the margin of a line.
public enum RoomNote: Hashable, Sendable {
    case correction(Correction)
    /// - reading: in kana, where the word is not written so.
    case lookedUp(word: String, reading: String, translation: String)
    /// The line in the learner's language; rough: word by word.
    case translated(String, isRough: Bool)
    case hint(ScenarioHint)
    case goalReached(ScenarioGoal)
    /// Which provider said it, and who was asked before it in vain.
    case answered(by: String, instead: [PassedOver])
    /// None of the providers answered, and the script did.
    case fellBack([PassedOver])
    /// Which provider understood it, and who was asked before it in vain.
    case heard(by: String, instead: [PassedOver])
    /// How the words of the line were said.
    case said([SaidWord])
}
