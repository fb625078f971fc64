/// A change of a registration that stood.
public enum SIPRegistrationChange: Sendable, Hashable {
    /// Calls to the name at the exchange do not come here any more; it is asked again and again.
    case lost(PhoneLineError)
    case back
}
