import EchoScreen
import Foundation
import Synchronization

/// Every wait is over at once, until it is stopped.
final class ImpatientClock: AppClockProtocol {
    private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    private let left: Mutex<Duration>

    var date: Date { noon }
    var uptime: Duration { .zero }

    /// - Parameter time: how long waits may take together until it stops by itself.
    init(leaving time: Duration = .seconds(1_000_000)) { left = Mutex(time) }

    func stop() { continuation.finish() }

    func sleep(for duration: Duration) async throws {
        let isOver = left.withLock { left in
            left -= duration
            return left < .zero
        }
        if isOver { stop() } else { continuation.yield() }
        guard await stream.first(where: { true }) != nil else { throw CancellationError() }
    }
}
