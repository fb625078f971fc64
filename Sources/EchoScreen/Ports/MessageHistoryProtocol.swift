/// Keeps the texts that were sent, for being recalled another day.
public protocol MessageHistoryProtocol: Sendable {
    /// What is kept, the oldest first. What cannot be read is not there.
    func load() async -> [String]
    /// Keeps one more. What cannot be written is forgotten.
    func remember(_ text: String) async
}
