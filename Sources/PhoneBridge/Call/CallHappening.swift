public import Echo
public import Foundation

/// What who watches a call is told of it.
public enum CallHappening: Sendable {
    case began(PhoneLineCall, at: Date)
    /// It rings for a person, or somebody has answered.
    case attended(CallAttendance)
    case echo(EchoEvent)
    case digit(Character)
    /// The line's own voice said it.
    case announced(String)
    /// All tries were used up.
    case wrongPIN
    /// It was announced and not refused.
    case recordingStarted
    /// It was switched off or refused: what was recorded is thrown away.
    case recordingDiscarded
    /// The caller wants none, whether it had begun or not.
    case recordingRefused
    /// It cannot be kept.
    case recordingFailed
    /// The call is over, and its sound is kept.
    case recordingKept(CallSoundKept)
    case configured(SessionSettings)
    case takenOver(Bool)
    case transferred(String)
    case transferRefused(CallRefusal)
    /// The conversation could not be made, or could not be changed.
    case failed(EchoError)
    case lineFailed(PhoneLineError)
    case ended(PhoneLineEnd, at: Date)
}
