/// Which way sound goes, as the one who says it sees it.
enum MediaDirection: String, Sendable, Hashable, CaseIterable {
    case sendrecv, sendonly, recvonly, inactive

    var sends: Bool { self == .sendrecv || self == .sendonly }
    var receives: Bool { self == .sendrecv || self == .recvonly }

    /// What the other side sees.
    var mirrored: MediaDirection {
        switch self {
        case .sendonly: .recvonly
        case .recvonly: .sendonly
        case .sendrecv, .inactive: self
        }
    }
}
