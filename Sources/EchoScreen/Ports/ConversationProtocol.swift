import Echo

/// One conversation, over voice and text.
public protocol ConversationProtocol: Sendable {
    func startListening() async throws(EchoError)
    func stopListening() async
    func endUserTurn() async throws(EchoError)
    /// - Parameter pictures: what the person shows with it.
    func send(_ text: String, pictures: [Picture]) async throws(EchoError)
    /// Adds what was said and answered on this machine alone; what is not finished is noted again as it grows.
    func note(_ messages: [Message]) async
    func interruptAssistant() async
    func setMuted(_ muted: Bool) async
    func updateSettings(_ settings: SessionSettings) async throws(EchoError)
    func reset() async throws(EchoError)
    /// Goes on from these messages, in place of what was said.
    func resume(_ messages: [Message]) async throws(EchoError)
    func reconnect() async throws(EchoError)
    func close() async

    // How it is held
    var mode: ConversationMode { get async }
    func switchMode(to mode: ConversationMode) async throws(EchoError)
    var model: String { get async }
    /// - Parameter mode: in which it answers; nil for the one that holds now.
    func useModel(_ name: String, in mode: ConversationMode?) async throws(EchoError)
    func setBudget(_ budget: Budget?, of period: Budget.Period) async

    // What was said
    func edit(_ id: String, text: String, pictures: [Picture]) async throws(EchoError)
    func delete(_ id: String) async throws(EchoError)
    func regenerate() async throws(EchoError)
    /// Asks for the rest of the last answer, which was cut.
    func continueAnswer() async throws(EchoError)

    /// What a person said to a call of a tool that waited.
    func decide(_ decision: ToolDecision, on callID: String) async
}
