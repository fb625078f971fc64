/// Makes the legs on which a conversation goes. What they begin with is not told to the server before `LegProtocol.connect`.
struct LegBuilder: Sendable {
    let voice: @Sendable (_ model: String, _ memory: ConversationMemory) throws(EchoError) -> RealtimeClient
    let text: @Sendable (_ model: String, _ memory: ConversationMemory) throws(EchoError) -> TextClient

    func leg(
        _ mode: ConversationMode, model: String, _ memory: ConversationMemory
    ) throws(EchoError) -> any LegProtocol {
        switch mode {
        case .audio: try voice(model, memory)
        case .text: try text(model, memory)
        }
    }
}
