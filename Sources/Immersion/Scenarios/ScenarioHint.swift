/// Help that grows: what to say in English, the next word, the sentence.
public enum ScenarioHint: Hashable, Sendable {
    case idea(String)
    case nextWord(String)
    case sentence(String)
}
