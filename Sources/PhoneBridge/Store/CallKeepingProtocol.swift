public import EchoWire
public import Foundation

/// Keeps calls. Each may be asked for again when it is not known whether it was done.
public protocol CallKeepingProtocol: Sendable {
    /// One that was placed and is answered takes the place of what was kept of it before; any other stays as it is.
    func begin(_ call: CallRecord) async throws(CallStoreError)
    /// - Parameter sid: nil leaves it as it is. What has ended is not changed, and who has answered is not called any more.
    func change(_ call: UUID, to status: CallStatus, sid: String?) async throws(CallStoreError)
    /// What the call is held with, as it began.
    func configure(_ call: UUID, _ configuration: JSONValue) async throws(CallStoreError)
    /// - Parameter dollars: what the call has cost so far, all of it; less than was said before changes nothing.
    func spend(_ dollars: Decimal, on call: UUID) async throws(CallStoreError)
    /// A call that nobody answered took no time. What has ended stays as it ended first, but for one that was thought to
    /// have broken off.
    func end(_ call: UUID, as status: CallStatus, at instant: Date) async throws(CallStoreError)
    /// Ends the calls that a bridge held when it crashed, each when something was heard of it last.
    ///
    /// - Parameter instant: now; nothing ends later.
    /// - Returns: those calls, as they are now.
    func markBrokenOff(heldBy instance: String, at instant: Date) async throws(CallStoreError) -> [CallRecord]
}
