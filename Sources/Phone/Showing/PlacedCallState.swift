/// How far a call is that was made and is not answered yet.
package enum PlacedCallState: Sendable, Hashable {
    /// The exchange has it.
    case queued
    /// It rings at the other side.
    case ringing
}
