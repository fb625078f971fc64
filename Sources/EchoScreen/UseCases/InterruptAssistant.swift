/// Stops the answer that is being made and the voice that is playing.
@MainActor struct InterruptAssistant {
    let link: ConversationLink

    func callAsFunction() async { await link.conversation?.interruptAssistant() }
}
