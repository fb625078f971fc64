import EchoConcurrency
import EchoServing

extension ServerSocket {
    /// From the handshake to the start of a call.
    private static let patience = Duration.seconds(10)

    /// Returns when the call has started; who does not start one in time is cut off.
    ///
    /// - Returns: whether it was cut off.
    func abandon(unless started: OneTimeEvent) async -> Bool {
        await started.wait(within: Self.patience)
        guard !started.hasHappened else { return false }
        abandon()
        return true
    }
}
