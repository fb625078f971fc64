public import Foundation

/// What Twilio is told over a media stream.
public enum MediaStreamCommand: Sendable, Hashable {
    /// G.711 µ-law, 8 kHz, without a header. It is played after all that was sent before.
    case media(Data)
    /// Comes back when what was sent before it was played.
    case mark(String)
    /// Nothing of what was sent is played any more; the marks in it come back at once.
    case clear
}
