public import Foundation

/// The data to erase.
public enum ErasingScope: Sendable, Hashable {
    case conversations([ConversationID])
    /// Conversations that went on in these days, whole, with what else was kept then.
    case span(from: Date?, before: Date?)
    /// Everything that was said, written, heard and counted; settings and keys stay.
    case everything
}
