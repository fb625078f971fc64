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
}
