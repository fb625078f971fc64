/// An action or a report of a registration.
enum SIPRegistrationAction: Sendable, Hashable {
    case send(SIPMessage)
    /// Calls to the name there come here now.
    case registered
    /// They do not, or no more.
    case failed(PhoneLineError)
}
