import Echo
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite struct `Bookmarking messages` {
    private let rows = SpyRows()
    private let store = SpyConversations()

    private func message(_ id: String, _ text: String, _ role: Message.Role = .user, at seconds: Double = 0)
        -> Message
    {
        Message(
            id: id, role: role, medium: .text, text: text, status: .completed,
            createdAt: Date(timeIntervalSince1970: 1_700_000_000 + seconds))
    }

    private func keep(_ id: String, _ title: String, at seconds: Double = 0, _ messages: Message...) {
        store.keep(
            ConversationRecord(
                id: ConversationID(id), title: ConversationTitle(title, .person),
                startedAt: Date(timeIntervalSince1970: 1_700_000_000 + seconds), mode: .text))
        store.keep(messages, in: id)
    }

    /// Where a conversation about birds, the last one, is gone on with.
    private func makeSUT(chosen: Preferences? = nil, hasScreen: Bool = true) async -> ScreenRobot {
        keep("c0", "Birds", at: 120, message("a", "what is a heron"), message("b", "A bird.", .assistant))
        let robot = ScreenRobot(chosen: chosen, hasScreen: hasScreen, conversations: store, rows: rows)
        await robot.connect()
        robot.perform(Command("continueLast"))
        await robot.until { robot.texts == ["what is a heron", "A bird."] && robot.screen.isResuming == false }
        return robot
    }

    private func stars(_ robot: ScreenRobot) -> [Bool] {
        robot.screen.conversation.rows.map { row in row.notes.contains { $0.sign.text == "★" } }
    }

    private func titles(_ robot: ScreenRobot) -> [String] { robot.palette?.list.rows.map(\.title) ?? [] }

    private func star(_ robot: ScreenRobot) async {
        let before = stars(robot)
        robot.perform(.toggleBookmark)
        await robot.until { stars(robot) != before }
    }

    @Test func `the last message is starred, and unstarred again`() async {
        let robot = await makeSUT()

        await star(robot)
        #expect(stars(robot) == [false, true])
        #expect(robot.notice == "Bookmarked “A bird.”.")
        #expect(rows.contents.count == 1 && rows.contents[0].contains(#""conversation":"c0","message":"b""#))

        await star(robot)
        #expect(stars(robot) == [false, false])
        #expect(robot.notice == "Removed the bookmark of “A bird.”.")
        #expect(rows.contents == [])
        robot.end()
    }

    @Test func `the selected message is starred rather than the last, beside what others say of it`() async {
        let robot = await makeSUT()
        let note = MessageMargin.Note(sign: StyledText("✎"), line: [])
        ScreenDoor(robot.adapter).annotate("a", MessageMargin(notes: [note]), by: "room")
        robot.perform(.selectPreviousMessage, .selectPreviousMessage)

        await star(robot)

        #expect(robot.screen.conversation.rows[0].notes.map(\.sign.text) == ["★", "✎"])
        #expect(stars(robot) == [true, false])
        robot.end()
    }

    @Test func `without a message nothing is starred`() async {
        let robot = ScreenRobot(conversations: store, rows: rows)
        await robot.connect()

        robot.perform(.toggleBookmark)

        await robot.settle()
        #expect(rows.contents.isEmpty)
        robot.end()
    }

    @Test func `what is not saved is starred for as long as echo runs, and that is said`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.messageFinalized(message("x", "hello")))
        await robot.until { robot.texts == ["hello"] }

        await star(robot)
        #expect(robot.notice == "Bookmarked “hello” until echo-tui ends: this conversation is not saved.")
        robot.perform(.showBookmarks)
        await robot.until { titles(robot) == ["hello"] }
        #expect(robot.palette?.list.rows.first?.note == "not saved")

        robot.perform(.open)
        #expect(robot.screen.overlay == nil)
        #expect(robot.screen.conversation.selection?.rows == 0...0)
        await star(robot)
        robot.perform(.showBookmarks)
        await robot.until { robot.palette?.list.empty == BookmarkWording.empty }
        #expect(titles(robot) == [])
        robot.end()
    }

    @Test func `what fails is said, and the star stays meanwhile`() async {
        let robot = await makeSUT()
        rows.fail(.diskFull)

        await star(robot)

        #expect(robot.notice == "The disk is full: the bookmark stays until echo-tui ends.")
        #expect(stars(robot) == [false, true])
        robot.perform(.showBookmarks)
        await robot.until { robot.palette?.list.empty == StoreError.diskFull.wording }
        robot.end()
    }

    @Test func `a star that cannot be taken back stays, and why is said`() async {
        let robot = await makeSUT()
        await star(robot)
        rows.fail(.readOnly(path: "/history"))

        robot.perform(.toggleBookmark)
        await robot.until { robot.notice.contains("/history cannot be written") }

        #expect(stars(robot) == [false, true])
        #expect(rows.contents.count == 1)
        robot.end()
    }

    @Test func `what another program stars at the same time stays`() async {
        let robot = await makeSUT()
        rows.interrupt(with: #"{"conversation":"c0","message":"a","starred":"2023-11-14T22:13:20Z"}"#)

        await star(robot)

        #expect(stars(robot) == [true, true])
        #expect(rows.contents.count == 2)
        robot.end()
    }

    @Test func `the list has all bookmarks, the newest first, and leads to the message that is open`() async {
        keep("c1", "Fish", message("f", "what is a pike", at: 60))
        let robot = await makeSUT()
        rows.interrupt(with: #"{"conversation":"c1","message":"f","starred":"2023-11-14T22:13:20Z"}"#)
        await star(robot)

        robot.perform(.showBookmarks)
        await robot.until { titles(robot) == ["what is a pike", "A bird."] }
        #expect(robot.palette?.list.rows.map(\.note) == ["in “Fish”", "in “Birds”"])
        #expect(robot.screen.overlay?.title == "Bookmarks")
        robot.write("bird")
        #expect(titles(robot) == ["A bird."])
        robot.perform(.open)

        #expect(robot.screen.overlay == nil)
        #expect(robot.screen.focus == .conversation)
        #expect(robot.screen.conversation.selection?.rows == 1...1)
        robot.end()
    }

    @Test func `its key removes a bookmark in the list, and what is typed narrows it down`() async {
        let robot = await makeSUT()
        await star(robot)
        robot.perform(.showBookmarks)
        await robot.until { titles(robot) == ["A bird."] }

        robot.perform(.toggleBookmark)
        await robot.until { titles(robot) == [] }

        #expect(stars(robot) == [false, false])
        #expect(rows.contents == [])
        robot.end()
    }

    @Test func `words behind the command narrow the list down from the start`() async {
        keep("c1", "Fish", message("f", "what is a pike", at: 60))
        let robot = await makeSUT()
        rows.interrupt(with: #"{"conversation":"c1","message":"f","starred":"2023-11-14T22:13:20Z"}"#)
        await star(robot)

        robot.adapter.handle(.performWith(.showBookmarks, "pike"))

        await robot.until { titles(robot) == ["what is a pike"] }
        robot.end()
    }

    @Test func `what was deleted is not listed, and forgotten once it is gone for good`() async throws {
        keep("c1", "Fish", message("f", "what is a pike", at: 60))
        let robot = await makeSUT()
        rows.interrupt(with: #"{"conversation":"c1","message":"f","starred":"2023-11-14T22:13:20Z"}"#)
        await star(robot)

        try await store.delete([ConversationID("c1")], at: robot.clock.date)
        robot.perform(.showBookmarks)
        await robot.until { titles(robot) == ["A bird."] }
        #expect(rows.contents.count == 2)

        robot.perform(.stop)
        try await store.purge([ConversationID("c1")])
        robot.perform(.showBookmarks)
        await robot.until { rows.contents.count == 1 }
        #expect(titles(robot) == ["A bird."])
        robot.end()
    }

    @Test func `the bookmarks of a conversation that is deleted for good go with it`() async {
        let robot = await makeSUT()
        rows.interrupt(with: #"{"conversation":"c1","message":"f","starred":"2023-11-14T22:13:20Z"}"#)
        await star(robot)
        #expect(rows.contents.count == 2)

        store.tell(.gone([ConversationID("c1")]))

        await robot.until { rows.contents.count == 1 }
        #expect(stars(robot) == [false, true])
        robot.end()
    }

    @Test func `the bookmark of a message that is deleted goes with it`() async {
        let robot = await makeSUT()
        await star(robot)

        robot.engine.emit(.messageRemoved(id: "b"))

        await robot.until { rows.contents == [] }
        #expect(robot.texts == ["what is a heron"])
        robot.end()
    }

    @Test func `stars are drawn where a conversation is gone on with, and not where the person wants none`() async {
        rows.interrupt(with: #"{"conversation":"c0","message":"a","starred":"2023-11-14T22:13:20Z"}"#)
        _ = try? await rows.write(KeptRowChange(), since: nil)
        let robot = await makeSUT()
        await robot.until { stars(robot) == [true, false] }

        var chosen = robot.adapter.preferences
        chosen.values[.showsBookmarks] = .flag(false)
        robot.adapter.choose(chosen)
        #expect(stars(robot) == [false, false])

        chosen.values[.showsBookmarks] = .flag(true)
        robot.adapter.choose(chosen)
        #expect(stars(robot) == [true, false])
        robot.end()
    }

    @Test func `nothing is left where everything is erased`() async {
        let robot = await makeSUT()
        await star(robot)

        robot.adapter.tellFeatures(.everythingErased)

        #expect(stars(robot) == [false, false])
        robot.end()
    }

    @Test func `where nothing is drawn, the message that it leads to is told`() async {
        let robot = await makeSUT(hasScreen: false)
        await star(robot)
        robot.perform(.showBookmarks)
        await robot.until { titles(robot) == ["A bird."] }

        robot.perform(.open)

        #expect(robot.notice == "echo: A bird.")
        robot.end()
    }
}
