public import Foundation

/// How long the sound of a line is kept: what held when it was said holds for it.
public enum SoundExpiry: Sendable, Hashable {
    case never
    /// As long as its conversation goes on.
    case withConversation
    case at(Date)
}
