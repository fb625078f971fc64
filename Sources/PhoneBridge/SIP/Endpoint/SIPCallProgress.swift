import EchoAudio
import Foundation

/// How far a call is that this side makes.
enum SIPCallProgress: Sendable, Hashable {
    /// It is on its way, and has a name.
    case calling(PhoneLineCall)
    /// The other side's telephone rings; may be told more than once.
    case ringing(PhoneLineCall)
    /// 20 ms of what is heard before somebody answers: that it rings, or why it does not.
    case heard(Data, AudioCodec)
}
