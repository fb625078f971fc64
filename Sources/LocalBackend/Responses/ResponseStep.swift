import Foundation

/// What happens to an answer while it is made. The same steps make the same events, as often as they are taken.
enum ResponseStep: Sendable, Hashable {
    case said(BrainPart)
    /// The brain is done, or nothing more is wanted of it.
    case finished(Date)
    case failed(String)
    case cancelled

    var isLast: Bool { if case .said = self { false } else { true } }
}
