import Echo

/// One conversation, over voice and text.
public protocol ConversationProtocol: Sendable {
    func startListening() async throws(EchoError)
    func stopListening() async
    func endUserTurn() async throws(EchoError)
    func send(_ text: String) async throws(EchoError)
    func interruptAssistant() async
    func setMuted(_ muted: Bool) async
    func updateSettings(_ settings: SessionSettings) async throws(EchoError)
    func reset() async throws(EchoError)
    func reconnect() async throws(EchoError)
    func close() async
    var allMessages: [Message] { get async }
}
