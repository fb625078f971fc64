import Foundation

/// One conversation with an assistant: what people say and type, in one order.
public final class Conversation: Sendable {
    private let client: RealtimeClient
    private let validation: SettingsValidation

    init(client: RealtimeClient, validation: SettingsValidation) {
        self.client = client
        self.validation = validation
    }

    /// Every change of every message from now on: the same message comes again with each of its states.
    public var messages: AsyncStream<Message> {
        let events = client.events
        let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
        let task = Task {
            for await event in events {
                switch event {
                case .messageUpdated(let message), .messageFinalized(let message): continuation.yield(message)
                default: break
                }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// The whole conversation in order, as it is now.
    public var allMessages: [Message] {
        get async { await client.messages }
    }

    public var settings: SessionSettings {
        get async { await client.settings }
    }

    /// Says something in writing. Works in a voice conversation too; the answer comes as the session answers.
    ///
    /// - Throws: `emptyMessage`, `notConnected`.
    public func send(_ text: String) async throws(EchoError) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .emptyMessage }
        try await client.requireConnection()
        await client.request(.send(text: text))
    }

    /// Opens the microphone; in manual turn taking the user's turn begins.
    public func startListening() async throws(EchoError) {
        try await client.requireConnection()
        await client.request(.startListening)
    }

    /// Closes the microphone. What was being said is taken as said, if the server heard speech.
    public func stopListening() async { await client.request(.stopListening) }

    /// Ends the user's turn: in manual turn taking this sends it and asks for the answer; a turn in which nothing
    /// was said is dropped.
    public func endUserTurn() async throws(EchoError) {
        try await client.requireConnection()
        await client.request(.endUserTurn)
    }

    /// Stops the answer that is being made and the voice that is playing. The server is told what was heard.
    public func interruptAssistant() async { await client.request(.interrupt) }

    /// A muted microphone sends nothing that was said.
    public func setMuted(_ muted: Bool) async { await client.request(.setMuted(muted)) }

    /// Changes the running session and returns when the server has agreed.
    ///
    /// - Throws: `unsupportedVoice`, `unsupportedModel`, `invalidSetting` before anything is sent; the server's
    ///   refusal as `server`, with the old settings in force.
    public func updateSettings(_ settings: SessionSettings) async throws(EchoError) {
        try validation.check(settings)
        try await client.update(settings)
    }

    /// The result of a `toolCallRequested`, when tools are not run automatically.
    public func submit(_ result: ToolResult) async { await client.request(.submit(result)) }

    /// Forgets everything said and begins a new session with the same settings.
    public func reset() async throws(EchoError) { try await client.reset() }

    /// Connects again after the connection was lost; the conversation so far is told to the new session.
    public func reconnect() async throws(EchoError) { try await client.connect() }

    /// Ends it: microphone closed, loudspeaker silent, connection closed.
    public func close() async { await client.close() }

    func connect() async throws(EchoError) { try await client.connect() }
}
