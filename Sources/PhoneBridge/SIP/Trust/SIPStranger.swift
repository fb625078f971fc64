/// Why a SIP call that nobody vouches for is not let in.
public enum SIPStranger: Sendable, Hashable {
    /// It comes from no machine that is believed, and no password is asked for.
    case unknown
    case wrongPassword
    /// So many wrong ones came from its machine that it is not listened to for a while.
    case barred
}
