import Echo
import EchoScreen
import EchoStore
import EchoTerminal
import EchoTestKit
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person finds what was said before` {
        private func openHistory(_ app: AppRobot) async {
            app.type("/history")
            app.press(.enter)
            #expect(await app.sees("╭ History"))
        }

        @Test
        func `Given a conversation and a program that was closed, when the history is opened, then it opens there`()
            async throws
        {
            let before = try await AppRobot()
            await before.talk("what is a heron")
            await before.quit()
            let app = try await AppRobot(conversations: before.conversationFolder)

            await openHistory(app)
            #expect(await app.sees("what is a heron", "2 messages"))
            app.press(.enter)

            #expect(await app.sees("╭ what is a heron", "You said: what is a heron"))
            await app.quit()
        }

        /// Says how many things were said to it so far.
        private var counting: ScriptedBrain {
            .replying { text, count in .parts([.text(text == "count" ? "There were \(count)." : "You said: \(text)")]) }
        }

        @Test(arguments: [KeyPress.control("t"), nil])
        func `Given a conversation of yesterday, when it is continued, then the assistant knows what was said`(
            _ modeKey: KeyPress?
        ) async throws {
            let before = try await AppRobot()
            await before.talk("my name is Ada", "I like owls")
            await before.quit()
            let app = try await AppRobot(assistant: counting, conversations: before.conversationFolder)
            if let modeKey {
                app.press(modeKey)
                #expect(await app.sees("gpt-6.1-terra · text"))
            }

            await openHistory(app)
            #expect(await app.sees("my name is Ada"))
            app.press(.character("c"))
            #expect(await app.sees("Continuing “my name is Ada”", "I like owls", "You said: I like owls"))
            await app.send("count")

            #expect(await app.sees("There were 5."))
            if modeKey == nil { await app.hearAnswer() }
            await openHistory(app)
            #expect(await app.sees("now · 6 messages"))
            await app.quit()
        }

        @Test func `Given a conversation that another program has open, when it is continued, then the app says so`()
            async throws
        {
            let one = try await AppRobot()
            await one.talk("what is a heron")
            let app = try await AppRobot(conversations: one.conversationFolder)

            await openHistory(app)
            #expect(await app.sees("what is a heron", "2 messages"))
            app.press(.character("c"))

            #expect(await app.sees("Another program has this conversation open.", "You said: what is a heron"))
            await app.quit()
            await one.quit()
        }

        @Test func `Given a program that was killed, when it starts with --continue, then the conversation goes on`()
            async throws
        {
            let before = try await AppRobot()
            await before.talk("remember me")
            await before.crash()

            let app = try await AppRobot(
                assistant: counting, conversations: before.conversationFolder, resuming: .last)

            #expect(await app.sees("You said: remember me"))
            await app.send("count")
            #expect(await app.sees("There were 3."))
            await app.quit()
        }

        @Test func `Given a conversation that took a wrong turn, when it is branched, then both ways are there`()
            async throws
        {
            let app = try await AppRobot(assistant: counting)
            await app.talk("first", "second")
            await openHistory(app)
            #expect(await app.sees("now · 4 messages"))
            app.press(.enter)
            #expect(await app.sees("╭ first", "▎you"))

            app.press(.character("b"))
            #expect(await app.seesNot("You said: second"))
            await app.send("count")
            #expect(await app.sees("There were 2."))
            await app.hearAnswer()

            await openHistory(app)
            #expect(await app.sees("4 messages", "first (branch)", "now · 3 messages"))
            await app.quit()
        }

        @Test func `Given words that were said often, when they are searched for, then n leads from match to match`()
            async throws
        {
            let app = try await AppRobot()
            await app.talk("an owl", "a bee", "two owls")
            await openHistory(app)
            app.press(.character("/"))
            app.type("owl")
            #expect(await app.sees("You said: two owls", "in “an owl”"))
            app.press(.enter)
            app.press(.enter)
            #expect(await app.sees("of 4"))

            app.press(.character("n"), .character("n"), .character("N"), .character("n"))

            #expect(await app.sees("match"))
            await app.quit()
        }

        @Test func `Given a program that was killed, when it starts again, then it says so and nothing is lost`()
            async throws
        {
            let before = try await AppRobot()
            await before.talk("remember me")
            await before.crash()

            let app = try await AppRobot(conversations: before.conversationFolder)

            #expect(await app.sees("The last conversation was cut off when the program ended."))
            await openHistory(app)
            #expect(await app.sees("remember me", "cut off · 2 messages"))
            await app.quit()
        }

        @Test func `Given several conversations, when the user filters, then only those that match are listed`()
            async throws
        {
            let app = try await AppRobot()
            await app.talk("tell me of owls")
            app.press(.control("r"))
            app.press(.enter)
            #expect(await app.seesNot("You said: tell me of owls"))
            await app.talk("tell me of bees")
            await openHistory(app)
            #expect(await app.sees("tell me of owls", "tell me of bees"))

            app.press(.character("/"))
            app.type("owls mode:voice")

            #expect(await app.sees("You said: tell me of owls"))
            #expect(await app.seesNot("▎tell me of bees"))
            await app.quit()
        }

        /// Conversations of one message each, a second apart, the first one about herons.
        private func manyConversations(_ count: Int) async -> URL {
            let folder = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
            let store = ConversationStore(folder: folder.path)
            for number in 0..<count {
                let id = ConversationID("c\(number)")
                let date = Date(timeIntervalSince1970: 1_790_000_000 + Double(number))
                let text = number == 0 ? "herons" : "talk \(number)"
                let message = Message(
                    id: "m", role: .user, medium: .text, text: text, status: .completed, createdAt: date)
                store.note(.began(ConversationRecord(id: id, startedAt: date, mode: .text)))
                store.note(.message(MessageRecord(conversation: id, position: 1, message: message, mode: .text)))
                store.note(.titled(id, ConversationTitle(text, .firstWords)))
                store.note(.ended(id, at: date))
                if number.isMultiple(of: 2_000) { await store.flush() }
            }
            await store.close()
            return folder
        }

        /// Of this process, bytes.
        private var memory: Int {
            let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
            return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
        }

        @Test(.timeLimit(.minutes(10)))
        func `Given ten thousand conversations, when the user goes to their end, then the oldest is there`()
            async throws
        {
            let app = try await AppRobot(conversations: await manyConversations(10_000))
            await openHistory(app)
            #expect(await app.sees("talk 9999"))
            let before = memory

            app.press(.character("G"))

            #expect(await eventually { app.screen.text.contains("herons") })
            #expect(memory - before < 100 << 20)
            app.press(.character("/"))
            app.type("herons")
            #expect(await app.sees("in “herons”"))
            await app.quit()
        }

        @Test
        func `Given a line that two programs wrote, when it is read, then the last stands and v shows the other`()
            async throws
        {
            let app = try await AppRobot(conversations: await TwoWriters.conversation())
            await openHistory(app)
            #expect(await app.sees("1 message"))
            app.press(.enter)
            #expect(await app.sees("at two", "1 earlier version of another program"))
            #expect(await app.seesNot("at one"))

            app.press(.character("v"))

            #expect(await app.sees("at two", "at one"))
            await app.quit()
        }

        @Test func `Given a conversation, when it is deleted by mistake, then undo brings it back`() async throws {
            let app = try await AppRobot()
            await app.talk("keep this")
            await openHistory(app)
            #expect(await app.sees("now · 2 messages"))

            app.press(.character("d"))
            #expect(await app.sees("No conversations yet."))
            app.press(.character("u"))

            #expect(await app.sees("2 messages"))
            await app.quit()
        }

        @Test
        func `Given a conversation off the record, when more is said, then it is in no file and not in the history`()
            async throws
        {
            let app = try await AppRobot()
            await app.talk("zanzibar")
            app.type("/off-record")
            app.press(.enter)
            #expect(await app.sees("off the record"))
            await app.talk("timbuktu")

            await app.quit()

            let files = try FileManager.default.contentsOfDirectory(
                at: app.conversationFolder, includingPropertiesForKeys: nil)
            let kept = try files.reduce(into: Data()) { try $0.append(Data(contentsOf: $1)) }
            #expect(kept.firstRange(of: Data("timbuktu".utf8)) == nil)
            #expect(!app.keptHistory.contains("timbuktu"))
            let next = try await AppRobot(conversations: app.conversationFolder)
            await openHistory(next)
            #expect(await next.sees("No conversations yet."))
            await next.quit()
        }
    }
}
