import EchoScreen
import Foundation
import Synchronization

/// A clock that stands still until it is moved.
final class ManualAppClock: AppClockProtocol {
    private struct State {
        var uptime = Duration.zero
        var sleeping: [Int: (until: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    var date: Date { Date(timeIntervalSince1970: 1_700_000_000 + Double(uptime.components.seconds)) }
    var uptime: Duration { state.withLock(\.uptime) }
    var sleepers: Int { state.withLock(\.sleeping.count) }

    func sleep(for duration: Duration) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { $0.sleeping[number] = ($0.uptime + duration, continuation) }
                if Task.isCancelled { wake(number) }
            }
        } onCancel: {
            wake(number)
        }
    }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.uptime += duration
            let due = state.sleeping.filter { $0.value.until <= state.uptime }
            for number in due.keys { state.sleeping[number] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in due { continuation.resume() }
    }

    private func wake(_ number: Int) {
        state.withLock { $0.sleeping.removeValue(forKey: number) }?.continuation.resume(throwing: CancellationError())
    }
}
