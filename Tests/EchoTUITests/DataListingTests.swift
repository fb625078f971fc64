import EchoApp
import EchoScreen
import Foundation
import House
import Immersion
import Testing

@testable import echo_tui

@Suite struct `The list of what is kept` {
    private func lines(_ kept: [KeptAmount], _ chosen: Preferences = Preferences()) -> [Substring] {
        DataListing(retention: RetentionRules(chosen)).lines(kept).split(separator: "\n")
    }

    private let all = [
        KeptAmount.Kind.conversations, .messages, .sound, .events, .prompts, .spending, .backups, .damaged, .recordings,
        .sentTexts, .house, .room, .caches, .logs, .settings, .keys,
    ].map { kind in
        var kept = KeptAmount(kind, at: "/home/somebody/.local/share/echo-tui")
        (kept.count, kept.bytes) = (12_345, 123_000_000)
        (kept.oldest, kept.newest) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_700_000_000))
        return kept
    }

    @Test func `fits 80 columns, and names each place once`() {
        let lines = lines(all)

        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.count == all.count + 1)
        #expect(lines.last == "conversations: /home/somebody/.local/share/echo-tui")
    }

    @Test func `names keys below the table`() {
        var keys = KeptAmount(.keys, at: "keyring")
        (keys.count, keys.names) = (2, ["one", "two"])

        #expect(lines([keys]) == ["keys  2", "keys: one, two (keyring)"])
    }
}
