import Echo
import EchoPorts
import EchoPresentation
import Foundation

/// What happens on the telephone.
package enum PhoneNews: Sendable {
    package struct Call: Sendable, Hashable {
        package let id: String
        /// Of the other side; empty where it is withheld.
        package var number: String
        package var isIncoming: Bool

        package init(id: String, number: String, isIncoming: Bool) {
            (self.id, self.number, self.isIncoming) = (id, number, isIncoming)
        }
    }

    /// Who takes a call that rang.
    package enum Attendance: Sendable, Hashable { case ringing, assistant, person, declined }

    /// Why a call is over.
    package enum End: Sendable, Hashable { case hungUp, hungUpHere, stopped, transferred, lost, noAssistant }

    /// Why a call that was placed came to nothing.
    package enum Failure: Sendable, Hashable { case busy, noAnswer, failed, canceled }

    /// A call that was made is as far as this.
    case placed(Call, PlacedCallState)
    case began(Call)
    /// What it is held with, from now on.
    case prepared(CallSetup, call: String)
    /// It rings for a person, or somebody has answered.
    case attended(Attendance, call: String)
    case conversation(EchoEvent, call: String)
    /// The loudest sample of the last tenth of a second, 0–255.
    case levels(caller: UInt8, assistant: UInt8, call: String)
    /// The caller pressed a key.
    /// Nil for a figure of the PIN.
    case key(Character?, call: String)
    /// The line's own voice said something.
    case announced(String, call: String)
    /// Its sound is kept from now on, or all that was kept is thrown away.
    case recorded(Bool, call: String)
    /// The caller does not want to be recorded.
    case recordingRefused(call: String)
    /// What becomes of the sound that is kept.
    case sound(SoundKeepingNews, call: String)
    case takenOver(Bool, call: String)
    /// Whoever was called has a machine answer.
    case machineAnswered(call: String)
    /// The other side puts the call aside, and nobody listens there, or is back.
    case held(Bool, call: String)
    /// The assistant is not heard, or is again.
    case muted(Bool, call: String)
    /// Somebody is called, to whom the call is to be handed on.
    case transferring(to: String, call: String)
    case transferred(to: String, call: String)
    /// The assistant wants a person to take the call over; the reason may be empty.
    case personWanted(name: String, reason: String, call: String)
    /// The assistant took a message from the caller.
    case messageTaken(String, call: String)
    /// Something was asked for and not done: a sentence says why.
    case refused(String, call: String)
    /// The assistant failed, or could not do what it was asked for.
    case failed(EchoError, call: String)
    /// The assistant inside the program takes the call in the place of one that is away.
    case fallback(call: String)
    case ended(End, call: String, at: Date)
    /// A call that was placed came to nothing; it had not begun.
    case notReached(Call, Failure, at: Date)
    /// A caller was not let in: a sentence says why. It had not begun.
    ///
    /// - Parameter others: how many were turned away, and not told of, since the one before.
    case turnedAway(Call, String, others: Int, at: Date)
    /// A sentence about the line that somebody should read.
    case warning(String)
    /// The line is closed, or broke; a sentence says why it broke.
    case closed(String?)
}
