/// How far a call is that this side makes.
enum SIPCallProgress: Sendable, Hashable {
    /// It is on its way, and has a name.
    case calling(PhoneLineCall)
    /// The other side's telephone rings; may be told more than once.
    case ringing(PhoneLineCall)
}
