/// What a registration wants to have done, or tells.
enum SIPRegistrationAction: Sendable, Hashable {
    case send(SIPMessage)
    /// Calls to the name there come here now.
    case registered
    /// They do not, or no more.
    case failed(PhoneLineError)
}
