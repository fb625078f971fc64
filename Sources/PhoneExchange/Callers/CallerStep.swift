public import Foundation

/// The next step of a scripted caller.
public enum CallerStep: Sendable, Hashable {
    /// Says nothing for a while.
    case wait(Duration)
    /// G.711 µ-law, 8 kHz.
    case say(Data)
    /// Says nothing until somebody speaks.
    case untilHearsSpeech
    /// Says nothing until there was nothing to hear for so long.
    case untilHearsSilence(of: Duration)
    /// Keys, five of them a second.
    case press(String)
    case hangUp
}
