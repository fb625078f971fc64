/// Listens to a device for as long as one is ready to wait.
enum SoundPatience {
    /// What `listen` makes of the events; they end when `limit` is over.
    static func events<Event: Sendable, Result: Sendable>(
        within limit: Duration, from start: (AsyncStream<Event>.Continuation) -> Void,
        listen: (AsyncStream<Event>) async -> Result
    ) async -> Result {
        let (events, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .unbounded)
        start(continuation)
        return await withTaskGroup(of: Void.self) { group in
            group.addTask {
                try? await Task.sleep(for: limit)
                continuation.finish()
            }
            let result = await listen(events)
            group.cancelAll()
            return result
        }
    }
}
