import Echo

/// Why the conversation goes on as before.
struct ModeSwitchError: Error, Sendable, Hashable {
    let mode: ConversationMode
    let cause: EchoError
}
