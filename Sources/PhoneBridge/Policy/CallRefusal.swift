/// Why a call is not made, or not answered.
public enum CallRefusal: Error, Sendable, Hashable {
    case incomingOff
    case callerNotAllowed
    case closed
    case tooManyWrongPINs
    case outgoingOff
    case numberInvalid(PhoneNumberError)
    case ownNumber
    /// To be handed on to whom it is with.
    case sameNumber
    /// An address of SIP to which no call may be handed on.
    case addressNotListed
    case emergency
    case premiumRate
    case shortNumber
    /// Its country, as two letters, is none that calls may go to.
    case countryNotAllowed(String)
    /// It belongs to no country: a satellite, or a network of its own.
    case networkNotAllowed
    /// Nobody knows where the line is at home, or has said where calls may go.
    case destinationsNotSet
    /// Many short calls went to numbers that begin like this one.
    case dialingLocked(String)
    case tooManyCalls(limit: Int)
    /// Of one caller, within an hour.
    case callerTooOften(limit: Int)
    case minutesUsedUp(limit: Int)
    case dollarsUsedUp
    case monthUsedUp
}
