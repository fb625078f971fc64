import Echo
import EchoConcurrency
import Foundation
import PhoneBridge

/// Watches a bridge, and connects again as often as it takes.
struct WatchConnection: Sendable {
    private static let backoff = Backoff(limit: .max, first: .seconds(1), ceiling: .seconds(30))

    private let watch: BridgeWatch

    init(_ watch: BridgeWatch) { self.watch = watch }

    /// Until the task is cancelled. What is called must not wait.
    ///
    /// - Parameters:
    ///   - onConnected: called each time, before the first message.
    ///   - onLost: told why there is no connection for now.
    ///   - receive: gets each message and its JSON.
    /// - Returns: why it cannot be watched at all; nil where the task was cancelled.
    func keep(
        onConnected: @escaping @Sendable () -> Void, onLost: @Sendable (EchoError) -> Void,
        _ receive: @Sendable (BridgeNews, Data) -> Void
    ) async -> EchoError? {
        var attempt = 0
        var wasConnected = false
        while !Task.isCancelled {
            let connected = OneTimeEvent()
            do throws(EchoError) {
                try await watch.run(
                    onConnected: {
                        connected.happen()
                        onConnected()
                    }, receive)
                return nil
            } catch {
                if connected.hasHappened { (attempt, wasConnected) = (0, true) }
                guard wasConnected, !WatchFailure.isFinal(error) else { return error }
                onLost(error)
            }
            attempt += 1
            try? await Task.sleep(for: Self.backoff.delay(forAttempt: attempt, random: .random(in: 0..<1)))
        }
        return nil
    }
}
