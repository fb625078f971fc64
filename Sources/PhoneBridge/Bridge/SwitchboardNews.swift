/// What happened in which call.
public struct SwitchboardNews: Sendable {
    /// As `PhoneLineCall.id`.
    public var call: String
    public var happening: CallHappening
}
