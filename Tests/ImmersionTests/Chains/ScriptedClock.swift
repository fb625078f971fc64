import EchoConcurrency
import EchoScreen
import Foundation
import Synchronization

/// A clock on which waits are over at once, all but those for a timeout: they are over when somebody hangs.
final class ScriptedClock: AppClockProtocol {
    static let timeout = Duration.seconds(10)

    private struct State {
        var uptime = Duration.zero
        var waits: [Duration] = []
        var hanging = OneTimeEvent()
    }

    private let state = Mutex(State())
    private let start: Date

    init(start: Date = Date(timeIntervalSince1970: 1_795_000_000)) { self.start = start }

    var uptime: Duration { state.withLock(\.uptime) }
    var date: Date { start + uptime / .seconds(1) }
    /// All but timeouts.
    var waits: [Duration] { state.withLock(\.waits) }

    func advance(by duration: Duration) { state.withLock { $0.uptime += duration } }

    func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        if duration == Self.timeout {
            await state.withLock(\.hanging).wait()
            try Task.checkCancellation()
            state.withLock { $0.hanging = OneTimeEvent() }
        } else {
            state.withLock { $0.waits.append(duration) }
        }
        advance(by: duration)
    }

    /// Never returns by itself: the timeout comes.
    func hang() async {
        state.withLock(\.hanging).happen()
        await OneTimeEvent().wait()
    }
}
