import Foundation

@testable import LocalBackend

/// What the offline assistant says to what is said, Saturday 21 November 2026, 14:05 UTC.
enum OfflineAssistant {
    static let brain = SkillBrain()
    static let now = Date(timeIntervalSince1970: 1_795_269_900)

    static func text(
        _ said: String, after items: [BrainItem] = [], at now: Date = now, seed: UInt64 = 1
    ) -> String {
        text(parts(items + [.user(said)], at: now, seed: seed))
    }

    static func parts(_ items: [BrainItem], at now: Date = now, seed: UInt64 = 1) -> [BrainPart] {
        brain.parts(BrainPrompt(items: items, now: now, timeZone: .gmt, seed: seed))
    }

    static func text(_ parts: [BrainPart]) -> String {
        parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
}
