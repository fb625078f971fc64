import Echo
import EchoApp

/// The engine as the application wants it.
struct EchoEngine: EngineProtocol {
    let echo: Echo

    var events: AsyncStream<EchoEvent> { echo.events }
    var traffic: AsyncStream<WireRecord> { echo.traffic }

    func startConversation(_ settings: SessionSettings) async throws(EchoError) -> any ConversationProtocol {
        try await echo.startConversation(settings: settings)
    }
}

extension Conversation: ConversationProtocol {}
