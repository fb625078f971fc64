public import Foundation

/// Carries messages between bridges that keep their calls in the same place.
public protocol BridgeMailProtocol: Sendable {
    /// Each may be posted again when it is not known whether it was.
    func post(_ messages: [BridgeMessage]) async throws(CallStoreError)
    /// - Parameter age: of the oldest.
    /// - Returns: what all but this sender posted, in the order of their coming; the same again when it is asked again.
    func messages(notFrom sender: UUID, since age: Duration) async throws(CallStoreError) -> [BridgeMessage]
    /// Says that a bridge lives.
    func report(_ instance: String) async throws(CallStoreError)
    /// Ends the calls of bridges that have not been heard of for so long, each when something was heard of it last.
    ///
    /// - Parameter instant: now; nothing ends later.
    func markBrokenOff(silentFor: Duration, at instant: Date) async throws(CallStoreError)
}
