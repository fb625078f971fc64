import EchoConcurrency
import EchoServing

extension ServerSocket {
    /// From the handshake to the start of a call.
    private static let patience = Duration.seconds(10)

    private static let idle = ServerSocketClose(code: 1008, reason: "No call began.")

    /// Returns when the call has started; who does not start one in time is told to go.
    ///
    /// - Returns: whether it was.
    func abandon(unless started: OneTimeEvent) async -> Bool {
        await started.wait(within: Self.patience)
        guard !started.hasHappened else { return false }
        leave(Self.idle)
        return true
    }
}
