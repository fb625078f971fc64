import EchoScreen
import EchoStore
import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person bookmarks messages` {
        private func focus(_ pane: Pane, _ app: AppRobot) async {
            app.press(.alt(Character("\(Pane.all.firstIndex(of: pane) ?? 0)")))
            #expect(await eventually { CommandOutcome.focuses(pane).holds(app) })
        }

        /// Stars the message above the last one.
        private func starQuestion(_ app: AppRobot, saying notice: String = "Bookmarked “what is a heron”.") async {
            await focus(.conversation, app)
            app.press(.character("K"), .character("K"), .character("*"))
            #expect(await app.sees("★ bookmarked", notice))
            await focus(.composer, app)
        }

        private func openBookmarks(_ app: AppRobot) async {
            app.type("/bookmarks")
            #expect(await app.sees("› /bookmarks"))
            app.press(.enter)
            #expect(await app.sees("╭ Bookmarks"))
        }

        private func bookmarks(in folder: URL) async throws -> [String] {
            let store = ConversationStore(folder: folder.path)
            let rows = try await store.rows(of: "bookmarks").news(since: nil).rows.compactMap(\.content)
            await store.close()
            return rows
        }

        @Test func `Given a starred message, when it is chosen among the bookmarks, then it is selected`()
            async throws
        {
            let app = try await AppRobot()
            await app.talk("what is a heron")
            await starQuestion(app)
            await app.talk("and an egret")

            await openBookmarks(app)
            #expect(await app.sees("what is a heron", "in “what is a heron”"))
            app.press(.enter)

            #expect(await app.seesNot("╭ Bookmarks"))
            #expect(await eventually { CommandOutcome.selects("▎ what is a heron").holds(app) })
            await app.quit()
        }

        @Test
        func `Given a bookmark of yesterday, when it is chosen, then its conversation opens there, and Esc leads back`()
            async throws
        {
            let before = try await AppRobot()
            await before.talk("what is a heron")
            await starQuestion(before)
            await before.quit()
            let app = try await AppRobot(conversations: before.conversationFolder)

            await openBookmarks(app)
            #expect(await app.sees("in “what is a heron”"))
            app.press(.enter)
            #expect(await app.sees("╭ what is a heron", "You said: what is a heron"))
            app.press(.escape)

            #expect(await app.sees("╭ Bookmarks", "in “what is a heron”"))
            await app.quit()
        }

        @Test func `Given a bookmark of yesterday, when its conversation is continued, then the star is there`()
            async throws
        {
            let before = try await AppRobot()
            await before.talk("what is a heron")
            await starQuestion(before)
            await before.quit()

            let app = try await AppRobot(conversations: before.conversationFolder, resuming: .last)

            #expect(await app.sees("★ bookmarked"))
            await app.quit()
        }

        @Test
        func `Given a conversation off the record, when a message is starred, then the app says how long it stays`()
            async throws
        {
            let app = try await AppRobot()
            app.type("/off-record")
            app.press(.enter)
            #expect(await app.sees("off the record"))
            await app.talk("what is a heron")

            await starQuestion(app, saying: "until echo-tui ends:")
            #expect(await app.sees("★ bookmarked"))

            await app.quit()
            #expect(try await bookmarks(in: app.conversationFolder) == [])
        }

        @Test func `Given a bookmark, when its star is removed in the list, then nothing of it is kept`() async throws {
            let app = try await AppRobot()
            await app.talk("what is a heron")
            await starQuestion(app)
            await openBookmarks(app)
            #expect(await app.sees("in “what is a heron”"))

            app.press(.character("*"))

            #expect(await app.sees("No bookmarks yet."))
            await app.quit()
            #expect(try await bookmarks(in: app.conversationFolder) == [])
        }

        @Test func `Given a bookmark, when all is erased, then no bookmark is left`() async throws {
            let app = try await AppRobot()
            await app.talk("what is a heron")
            await starQuestion(app)
            app.type("/data")
            app.press(.enter)
            #expect(await app.sees("╭ Saved on this machine", "bookmarks"))
            app.press(.character("e"))
            #expect(await app.sees("What should be erased?"))
            app.type("all")
            app.press(.enter)
            #expect(await app.sees("Type erase."))
            app.type("erase")
            app.press(.enter)
            #expect(await app.sees("Erased 1 conversation."))

            await openBookmarks(app)

            #expect(await app.sees("No bookmarks yet."))
            await app.quit()
            #expect(try await bookmarks(in: app.conversationFolder) == [])
        }
    }
}
