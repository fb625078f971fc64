/// Why a house did not do what it was asked for, or cannot be asked.
public enum HouseError: Error, Hashable, Sendable {
    /// Nobody said where it is; with the addresses of those that tell the local network of themselves. Anybody can: it is
    /// for a person to choose.
    case noAddress(found: [String])
    /// What the settings say of it cannot be meant; with the name of the setting, as it is typed.
    case misconfigured(setting: String)
    /// Nobody answers there.
    case unreachable(address: String)
    /// The program that speaks for it has ended, or does not answer; with its name and why, in words of it.
    case programEnded(name: String, reason: String)
    /// It has just been started and is not ready.
    case starting
    /// The program that speaks for it does not keep to what was agreed, and is not started again; with its name and what it
    /// does, in words of ours.
    case programBroken(name: String, reason: String)
    /// No token is stored for it.
    case tokenMissing
    /// It does not accept the token: wrong, expired or revoked. Trying again is no use.
    case tokenRefused
    /// The certificate is not the one that was pinned, or nobody vouches for it where none was.
    case certificateRefused(fingerprint: String, isPinned: Bool = false)
    /// What it says is not understood.
    case protocolBroken(String)
    /// The device is not there (any more).
    case noSuchDevice(DeviceID)
    /// The device is there and cannot be reached.
    case unavailable(DeviceID)
    /// The device does not take this.
    case unsupported(DeviceID)
    /// The house refused the order; with its code, which is no text for people.
    case refused(code: String)
    /// The house refused the order, and says why in words for people.
    case declined(reason: String)
    /// The user of the token may not do this.
    case notAllowed
    /// No answer came in time; the order may yet be carried out.
    case noAnswer

    /// Whether the house may be here again before this program is started anew.
    public var mayPass: Bool {
        switch self {
        case .certificateRefused, .programBroken, .misconfigured, .noAddress: false
        default: true
        }
    }
}
