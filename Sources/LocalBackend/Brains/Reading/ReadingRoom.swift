/// The threads on which prompts are read: who waits for a long one holds up nobody who asked something short.
struct ReadingRoom: Sendable {
    /// Bytes; people say less in a whole conversation.
    private static let longest = 20_000

    private let short = ReadingDesk(name: "echo.brain")
    private let long = ReadingDesk(name: "echo.brain.long")

    /// What `read` makes of a prompt of so many bytes; it is cancelled when nobody waits for it any more.
    func stream(
        bytes: Int, _ read: @escaping @Sendable () -> [BrainPart]
    ) -> AsyncThrowingStream<BrainPart, any Error> {
        let desk = bytes > Self.longest ? long : short
        return AsyncThrowingStream { continuation in
            let task = Task {
                for part in await desk.read(read) { continuation.yield(part) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
