/// How the assistant answers.
public enum ConversationMode: String, Sendable, Hashable, CaseIterable {
    /// Spoken, with a transcript.
    case audio
    /// Written only.
    case text
}
