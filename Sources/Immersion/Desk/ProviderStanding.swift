/// How a provider of the room has done lately.
struct ProviderStanding: Sendable, Hashable {
    /// "Voice".
    let kind: String
    let name: String
    let log: CallLog
}
