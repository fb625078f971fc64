/// How far a call is that was placed here and has no sound here.
public enum PlacedProgress: Sendable, Hashable {
    case queued
    case ringing
    /// It came to another bridge, which keeps it.
    case elsewhere
    /// Another bridge knows, and has written down, what became of it.
    ///
    /// - Parameter reason: as `PhoneLineEnd` or `CallStatus` has it.
    case over(CallStatus, reason: String)

    var status: CallStatus {
        switch self {
        case .queued: .queued
        case .ringing: .ringing
        case .elsewhere: .inProgress
        case .over(let status, _): status
        }
    }

    static func over(_ end: PhoneLineEnd) -> Self { .over(end.status, reason: end.rawValue) }
    static func over(_ status: CallStatus) -> Self { .over(status, reason: status.rawValue) }
}
