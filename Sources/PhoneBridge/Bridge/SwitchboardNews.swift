public import Foundation

/// An event, and its call.
public struct SwitchboardNews: Sendable {
    /// Of what happened, for those who keep or tell it.
    public var id = UUID()
    public var time = Date()
    /// As `PhoneLineCall.id`.
    public var call: String
    /// The saved prompt that the call is held by.
    public var prompt: UUID?
    /// The user who placed the call.
    public var user: UUID?
    /// The request that the call was placed by.
    public var trace: TraceContext?
    public var happening: CallHappening

    public init(
        id: UUID = UUID(), time: Date = Date(), call: String, prompt: UUID? = nil, user: UUID? = nil,
        happening: CallHappening
    ) {
        (self.id, self.time, self.call) = (id, time, call)
        (self.prompt, self.user, self.happening) = (prompt, user, happening)
    }
}
