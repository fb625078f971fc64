/// Something that a server may be able to do, in the order in which it is tried.
public enum ServerAbility: String, Sendable, Hashable, CaseIterable, Codable {
    /// It lists its models.
    case models
    /// It tells how much a model takes in.
    case context
    case chat
    case responses
    /// Words come as they are made.
    case streaming
    /// The model calls functions.
    case tools
    /// The model keeps to a JSON schema.
    case schema
    /// Whoever stops an answer is answered again at once.
    case cancel
    case realtime
    case embeddings
    /// It reads texts aloud.
    case speech
    /// It writes down what is said in a recording.
    case transcription
}
