extension Echo {
    /// Calls a handler for every event of a type, in order, until the subscription is cancelled.
    ///
    /// ```swift
    /// echo.when(.userStartedSpeaking) { event in print(event) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: what is waited for.
    ///   - handler: is called on a task of its own, never twice at once.
    /// - Returns: what cancels it. It need not be kept: without it the handler listens for good.
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
    /// echo.when(.messageFinalized) { event, id in print("\(id ?? "none"): \(event)") }
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

/// What `Echo.when(_:handler:)` listens for.
public typealias EventType = EchoEventType
