public import Echo
public import Foundation

/// An event for those who watch a call.
public enum CallHappening: Sendable {
    case began(PhoneLineCall, at: Date)
    /// What it is held with, before anything is said.
    ///
    /// - Parameter prompt: the name of the saved prompt; nil for none.
    case prepared(SessionSettings, prompt: String?)
    /// It rings for a person, or somebody has answered.
    case attended(CallAttendance)
    case echo(EchoEvent)
    /// What the wire to the assistant says, and its conversation does not.
    case wire(CallWireFact)
    /// Nil for a figure of the PIN.
    case digit(Character?)
    /// What comes from this host is not taken for the caller's sound.
    case soundIgnored(from: String)
    /// The line's own voice said it.
    case announced(String)
    /// All tries were used up.
    case wrongPIN
    /// It was announced and not refused.
    case recordingStarted
    /// It was switched off or refused: the recording is discarded.
    case recordingDiscarded
    /// The caller wants none, whether it had begun or not.
    case recordingRefused
    /// It cannot be kept.
    case recordingFailed
    /// Somebody asked for it, and it is done.
    case asked(CallRequest)
    /// The call is over, and its sound is kept.
    case recordingKept(CallSoundKept)
    /// - Parameter before: what held until now.
    case configured(SessionSettings, before: SessionSettings)
    case takenOver(Bool)
    /// Whoever was called has a machine answer.
    case machineAnswered
    /// The other side puts the call aside, or is back.
    case held(Bool)
    /// The assistant is not heard, or is again.
    case muted(Bool)
    /// Somebody is called, to whom the call is to be handed on.
    case transferring(String)
    case transferred(String)
    /// The assistant wants a person to take the call over: who, and why.
    case personWanted(name: String, reason: String)
    /// The assistant took a message from the caller.
    case messageTaken(String)
    case transferRefused(CallRefusal)
    case transferFailed(PhoneLineError)
    /// The conversation could not be made, or could not be changed.
    case failed(EchoError)
    /// The assistant that stands in for one that is away takes the call.
    case fallback
    case lineFailed(PhoneLineError)
    /// How the sound went over the line, at the end of the call.
    case measured(LineQuality)
    case ended(PhoneLineEnd, at: Date)
    /// A call that was placed is as far as this, without sound here.
    case placed(PhoneLineCall, PlacedProgress, at: Date)
    /// A call that was placed came to nothing: busy, no answer, failed or cancelled. It had not begun.
    case notReached(PhoneLineCall, CallStatus, at: Date)
    /// Somebody was not let in. Of many at once only some are told.
    ///
    /// - Parameter others: how many were not told since the one before.
    case turnedAway(PhoneLineCall, TurnAwayReason, others: Int, at: Date)
}
