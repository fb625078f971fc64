import Echo

/// Why the conversation goes on as before.
package struct ModeSwitchError: Error, Sendable, Hashable {
    package let mode: ConversationMode
    package let cause: EchoError

    package init(mode: ConversationMode, cause: EchoError) { (self.mode, self.cause) = (mode, cause) }
}
