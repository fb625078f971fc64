/// Brings messages of callers to their owner.
package protocol MessageCarrierProtocol: Sendable {
    /// Returns when somebody has taken it.
    func carry(_ message: CallerMessage) async throws(MessageFailure)
}
