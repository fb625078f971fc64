extension Echo {
    /// Calls a handler for every event of a type, in order, until the subscription is cancelled.
    ///
    /// ```swift
    /// echo.when(.userStartedSpeaking) { event in print(event) }
    /// ```
    @discardableResult
    public func when(
        _ type: EventType, handler: @escaping @Sendable (EchoEvent) -> Void
    ) -> EventSubscription {
        EventSubscription(events: events, type: type) { event in handler(event) }
    }

    /// The same with the conversation in which it happened: `Conversation.id`, nil for what concerns none, such as a server
    /// of tools.
    ///
    /// ```swift
    /// echo.when(.messageFinalized) { event, conversation in print(conversation ?? "", event) }
    /// ```
    @discardableResult
    public func when(
        _ type: EventType, handler: @escaping @Sendable (_ event: EchoEvent, _ conversationID: String?) -> Void
    ) -> EventSubscription {
        EventSubscription(events: conversationEvents, wanted: { $0.event.type == type }) {
            handler($0.event, $0.conversationID)
        }
    }
}
