import Echo
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Bookmarks` {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func place(_ message: String, in conversation: String = "c0") -> BookmarkPlace {
        BookmarkPlace(conversation: ConversationID(conversation), message: message)
    }

    private func bookmark(_ message: String, in conversation: String = "c0") -> Bookmark {
        Bookmark(place(message, in: conversation), starred: Self.start)
    }

    /// As the store has them once they are written.
    private func kept(_ bookmarks: Bookmark...) -> KeptBookmarks {
        bookmarks.enumerated().reduce(KeptBookmarks()) { kept, one in
            kept.applying(kept.change(adding: one.element), [Int64(one.offset)])
        }
    }

    private func entry(
        _ text: String, id: String = "a", at seconds: Double = 0, in title: String = "Birds", isUnreadable: Bool = false
    ) -> BookmarkEntry {
        let conversation = ConversationRecord(
            id: ConversationID("c0"), title: ConversationTitle(title, .person), startedAt: Self.start, mode: .text)
        let message = Message(
            id: id, role: .user, medium: .text, text: text, status: .completed, createdAt: Self.start + seconds)
        var record = MessageRecord(conversation: conversation.id, position: 0, message: message, mode: .text)
        record.isUnreadable = isUnreadable
        return BookmarkEntry(record, in: conversation)
    }

    private func row(_ entry: BookmarkEntry, current: String? = nil) -> ChoiceRowViewState {
        let days = DayWording(now: Self.start + 60, timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
        return entry.row(days, current: current.map { ConversationID($0) })
    }

    @Test func `a row names the message and when it was starred, and says nothing of its words`() {
        let change = KeptBookmarks().change(adding: bookmark("a"))

        #expect(change.added == [#"{"conversation":"c0","message":"a","starred":"2023-11-14T22:13:20Z"}"#])
        let read = KeptBookmarks([KeptRow(number: 7, content: change.added[0])])
        #expect(read.places == [place("a")])
        #expect(read.change(removing: [place("a")]).removed == [7])
    }

    @Test func `what is starred already is not written again, and what two programs starred goes at once`() {
        let text = KeptBookmarks().change(adding: bookmark("a")).added[0]
        let twice = KeptBookmarks([KeptRow(number: 1, content: text), KeptRow(number: 2, content: text)])

        #expect(twice.change(adding: bookmark("a")).isEmpty)
        #expect(twice.change(removing: [place("a"), place("b")]).removed == [1, 2])
    }

    @Test(arguments: [nil, "", "{}", "{\"message\":1}", "a newer version's"])
    func `what cannot be read stays where it is`(_ content: String?) {
        let read = KeptBookmarks([KeptRow(number: 1, content: content)])

        #expect(read.places == [])
        #expect(read.change(removing: [place("a")]).isEmpty)
    }

    @Test func `stars belong to their conversation, and those that pass to whichever is open`() {
        var rules = BookmarkRules()
        rules.kept = kept(bookmark("a"), bookmark("b", in: "c1"))
        rules.pass(PassingBookmark(message: "x", text: "hello", starred: Self.start))

        #expect(rules.starred(in: ConversationID("c0")) == ["a", "x"])
        #expect(rules.starred(in: nil) == ["x"])
        #expect(!rules.isStarred("b", in: ConversationID("c0")))
        rules.endPassing("x")
        #expect(rules.starred(in: nil) == [])
        #expect(rules.unsaved == [])
    }

    @Test func `there is an end to how many there may be`() {
        var rules = BookmarkRules()
        for number in 1..<BookmarkRules.most {
            rules.pass(PassingBookmark(message: "\(number)", text: "", starred: Self.start))
        }
        #expect(!rules.isFull)

        rules.kept = kept(bookmark("a"))

        #expect(rules.isFull)
    }

    @Test func `a row of the list has the first words, when they were said and where, and is found by all words`() {
        let row = row(entry("Herons are birds that \(String(repeating: "wade ", count: 20))in water"), current: "c0")

        #expect(row.title.hasPrefix("Herons are birds that wade") && row.title.hasSuffix("…"))
        #expect(row.state.text == "today 22:13")
        #expect(row.note == "in “Birds”")
        #expect(row.isCurrent)
        #expect(RowFilter("water").applied(to: [row]).count == 1)
        #expect(RowFilter("birds").applied(to: [row]).count == 1)
    }

    @Test func `what nobody can read, or nobody said, is named so`() {
        #expect(row(entry("", isUnreadable: true)).title == "(encrypted)")
        #expect(row(entry("")).title == "(no words)")
        let passing = BookmarkEntry(PassingBookmark(message: "x", text: "a\u{1B}[31m b", starred: Self.start))
        #expect(row(passing).note == "not saved")
        #expect(!row(passing).title.contains("\u{1B}"))
        #expect(!row(passing).isCurrent)
    }

    @Test func `the neighbour is selected where the selected one is gone`() {
        var panel = BookmarksPanel()
        #expect(panel.overlay.isGrowing && panel.selected == nil)
        let rows = ["a", "b", "c"].map { row(entry($0, id: $0)) }
        panel.show(rows)
        panel.move(by: 1)

        panel.show([rows[0], rows[2]])
        #expect(panel.selected == "c0 c")
        panel.show([rows[0]])
        #expect(panel.selected == "c0 a")
        panel.show([])
        #expect(panel.selected == nil)
    }

    @Test func `what is typed narrows it down, and is cleared before it closes`() {
        var panel = BookmarksPanel(filter: "heron")
        panel.show([row(entry("an egret", id: "a")), row(entry("a heron", id: "b"))])
        #expect(panel.overlay.list?.rows.map(\.title) == ["a heron"])

        let isCleared = panel.clearSearch()
        #expect(isCleared)
        #expect(panel.overlay.list?.rows.count == 2)
        #expect(panel.selected == "c0 b")
        let isClearedAgain = panel.clearSearch()
        #expect(!isClearedAgain)
    }
}
