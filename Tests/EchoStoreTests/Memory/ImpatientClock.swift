import EchoApp
import Foundation

/// Every wait is over at once, until it is stopped.
final class ImpatientClock: AppClockProtocol {
    private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

    var date: Date { noon }
    var uptime: Duration { .zero }

    func stop() { continuation.finish() }

    func sleep(for duration: Duration) async throws {
        continuation.yield()
        guard await stream.first(where: { true }) != nil else { throw CancellationError() }
    }
}
