/// A house that understands sentences by itself, as an alternative to understanding them here.
public protocol HouseConversationProtocol: Sendable {
    /// Says something to the house as a person would. It acts at once and asks nothing back, also where a lock is meant.
    ///
    /// - Parameters:
    ///   - language: as in BCP 47, such as "en".
    ///   - conversation: of the reply before; nil to begin a new one.
    func say(_ text: String, language: String, in conversation: String?) async throws(HouseError) -> SpokenReply
}
