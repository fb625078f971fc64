public import Foundation

/// Which calls are to be erased.
public enum CallErasing: Sendable, Hashable {
    /// Those that ended before then.
    case endedBefore(Date)
    /// Those that went on then; nil for no bound.
    case span(from: Date?, before: Date?)
    case calls([UUID])
    /// All of them, and the prompts.
    case everything
}
