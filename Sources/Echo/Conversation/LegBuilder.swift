/// Makes the legs on which a conversation goes.
struct LegBuilder: Sendable {
    let voice: @Sendable (_ model: String, _ memory: ConversationMemory) throws(EchoError) -> RealtimeClient
    let text: @Sendable (_ model: String, _ memory: ConversationMemory) throws(EchoError) -> TextClient

    func leg(_ mode: ConversationMode, model: String, _ memory: ConversationMemory) throws(EchoError) -> ConversationLeg
    {
        switch mode {
        case .audio: .voice(try voice(model, memory))
        case .text: .text(try text(model, memory))
        }
    }
}
