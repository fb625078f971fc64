import Echo
import EchoScreen

/// The doctor's checkups, made while the program runs.
struct InsideDoctor: DoctorProtocol {
    let checkups: @Sendable (ConversationMode) -> [any CheckupProtocol]

    func examine(_ mode: ConversationMode) -> AsyncStream<Finding> {
        let (stream, continuation) = AsyncStream.makeStream(of: Finding.self)
        let task = Task.detached {
            for checkup in checkups(mode) where !Task.isCancelled {
                for finding in await checkup.findings() { continuation.yield(finding) }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
