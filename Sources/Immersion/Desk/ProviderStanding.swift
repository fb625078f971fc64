/// How a provider of the room has done lately.
struct ProviderStanding: Sendable, Hashable {
    /// "Voice".
    let kind: String
    let name: String
    /// Nil for one whose calls nobody counts here.
    var log: CallLog?
}
