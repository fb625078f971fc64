import Foundation

/// A step of an answer being made. The same steps make the same events, as often as they are taken.
enum ResponseStep: Sendable, Hashable {
    /// What is told of how it came about; empty when it only shows that something was thought.
    case thought(String)
    /// The conversation before it was made short.
    case compacted(String)
    case said(BrainPart)
    /// The brain is done, or nothing more is wanted of it.
    case finished(Date)
    case failed(String)
    case cancelled
    /// The client said something more, which another answer takes up.
    case steered

    var isLast: Bool {
        switch self {
        case .thought, .compacted, .said: false
        case .finished, .failed, .cancelled, .steered: true
        }
    }
}
