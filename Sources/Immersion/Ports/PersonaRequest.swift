/// The request to a persona for an answer.
public struct PersonaRequest: Sendable, Hashable {
    /// One thing said.
    public struct Turn: Sendable, Hashable {
        public enum Speaker: String, Sendable, Hashable { case learner, persona }

        public var speaker: Speaker
        public var text: String

        public init(_ speaker: Speaker, _ text: String) { (self.speaker, self.text) = (speaker, text) }
    }

    /// The persona and how it speaks; the system's message.
    public var persona: String
    /// In order; the last is the learner's.
    public var turns: [Turn]
    /// The specification allows 500 a turn.
    public var mostTokens: Int

    public init(persona: String, turns: [Turn], mostTokens: Int = 500) {
        (self.persona, self.turns, self.mostTokens) = (persona, turns, mostTokens)
    }

    /// Rather too many: three bytes make a token, and each turn has some around it.
    public var approximateTokens: Int {
        persona.utf8.count / 3 + turns.reduce(0) { $0 + $1.text.utf8.count / 3 + 8 } + 8
    }
}
