/// The brain, ears and voice of the local assistant.
public struct LocalAssistantParts: Sendable, Hashable {
    /// The brain.
    public var brain: PartChoice
    /// The ears.
    public var ears: PartChoice
    /// The voice.
    public var voice: PartChoice

    public init(brain: PartChoice = .builtIn, ears: PartChoice = .builtIn, voice: PartChoice = .builtIn) {
        self.brain = if case .server(let server) = brain { .server(server.asBrain) } else { brain }
        self.ears = ears
        self.voice = voice
    }
}
