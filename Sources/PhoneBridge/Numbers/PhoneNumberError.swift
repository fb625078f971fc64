/// Why what was typed is no telephone number. It does not repeat what was typed.
public enum PhoneNumberError: Error, Sendable, Hashable {
    case empty
    /// Something in it belongs to no number.
    case unreadable
    /// It has no country code, and nothing says from where it is called.
    case countryMissing
    case countryUnknown
    case tooShort
    case tooLong
    /// No number of its country looks like this.
    case notAssigned
}
