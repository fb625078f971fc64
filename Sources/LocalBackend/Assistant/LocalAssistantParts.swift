/// Who thinks, listens and speaks for the local assistant.
public struct LocalAssistantParts: Sendable, Hashable {
    /// Who answers.
    public var brain: PartChoice
    /// Who understands speech.
    public var ears: PartChoice
    /// Who speaks.
    public var voice: PartChoice

    public init(brain: PartChoice = .builtIn, ears: PartChoice = .builtIn, voice: PartChoice = .builtIn) {
        self.brain = if case .server(let server) = brain { .server(server.asBrain) } else { brain }
        self.ears = ears
        self.voice = voice
    }
}
