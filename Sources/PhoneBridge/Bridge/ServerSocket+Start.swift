import EchoConcurrency
import EchoServing

extension ServerSocket {
    /// From the handshake to the start of a call.
    private static let patience = Duration.seconds(10)

    private static let idle = ServerSocketClose(code: 1008, reason: "No call began.")

    /// Returns when the call has started; who does not start one in time is told to go.
    func abandon(unless started: OneTimeEvent, at path: RoutePath, _ switchboard: Switchboard) async {
        await started.wait(within: Self.patience)
        guard !started.hasHappened else { return }
        leave(Self.idle)
        switchboard.turnAwayStranger(.notStarted(path))
    }
}
