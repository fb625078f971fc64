public import Foundation

/// What happened in which call.
public struct SwitchboardNews: Sendable {
    /// Of what happened, for those who keep or tell it.
    public var id = UUID()
    public var time = Date()
    /// As `PhoneLineCall.id`.
    public var call: String
    /// The saved prompt that the call is held by.
    public var prompt: UUID?
    public var happening: CallHappening

    public init(
        id: UUID = UUID(), time: Date = Date(), call: String, prompt: UUID? = nil, happening: CallHappening
    ) {
        (self.id, self.time, self.call, self.prompt, self.happening) = (id, time, call, prompt, happening)
    }
}
