/// Why a call is not made, or not answered.
public enum CallRefusal: Sendable, Hashable {
    case incomingOff
    case callerNotAllowed
    case closed
    case tooManyWrongPINs
    case outgoingOff
    case numberInvalid(PhoneNumberError)
    case ownNumber
    /// To be handed on to whom it is with.
    case sameNumber
    case emergency
    case premiumRate
    case shortNumber
    case tooManyCalls(limit: Int)
    case minutesUsedUp(limit: Int)
    case dollarsUsedUp
    case monthUsedUp
}
