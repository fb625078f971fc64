import EchoScreen
import Foundation

/// Whether the sound of what is said is kept, and for how long.
enum KeepSound: String, Sendable, Hashable, CaseIterable {
    case off
    /// As long as the conversation goes on.
    case conversation
    case month = "30-days"
    case always

    /// How it is shown.
    var title: String {
        switch self {
        case .off: "off"
        case .conversation: "this conversation only"
        case .month: "30 days"
        case .always: "always"
        }
    }

    /// Until when sound of this moment is kept.
    func expiry(from date: Date) -> SoundExpiry {
        switch self {
        case .off, .conversation: .withConversation
        case .month: .at(date.addingTimeInterval(30 * 86_400))
        case .always: .never
        }
    }
}
