/// Closes or opens the user's mouth: the microphone stays open.
@MainActor struct SetMuted {
    let link: ConversationLink

    func callAsFunction(_ isMuted: Bool) async { await link.conversation?.setMuted(isMuted) }
}
