import Foundation

/// The context of a skill besides the words.
struct SkillContext: Sendable {
    /// The conversation before these words.
    var earlier: [BrainItem]
    var now: Date
    var timeZone: TimeZone
    var seed: UInt64
    /// Whether anyone will still be there to hear an announcement.
    var canAnnounce = true
    /// Whoever asks has a telephone, and no screen or keyboard.
    var isOnPhone = false
    /// A model was asked before and failed: nobody needs to be told how to get one.
    var standsIn = false
    /// There is a function that may reach into a house.
    var hasHouse = false

    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// What the user said before, newest first; nothing more once nobody waits for the answer.
    var saidBefore: [String] {
        earlier.reversed().compactMap { if case .user(let text, _) = $0, !Task.isCancelled { text } else { nil } }
    }
}
