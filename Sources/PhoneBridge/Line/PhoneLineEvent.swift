public import Foundation

/// An event of a telephone line.
public enum PhoneLineEvent: Sendable, Hashable {
    /// What the caller says: G.711, 20 ms usually, a second at most.
    case sound(Data)
    case digit(Character)
    /// What was sent before the mark of this name was played, or thrown away.
    case marked(String)
    /// The caller put the line on hold, or came back.
    case held(Bool)
    /// Sound came from this host, which is neither what was told nor the one that calls: it is not taken. Once.
    case ignored(host: String)
    /// A message could not be read: it is left out. Once.
    case unreadable
    /// The last one.
    case ended(PhoneLineEnd)
}
