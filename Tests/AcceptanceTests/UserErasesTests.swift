import EchoApp
import EchoScreen
import EchoStore
import EchoTerminal
import EchoTestKit
import Foundation
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person erases what was said` {
        private func openKept(_ app: AppRobot) async {
            app.type("/data")
            app.press(.enter)
            #expect(await app.sees("╭ Saved on this machine", "daily backups"))
        }

        private func askToEraseAll(_ app: AppRobot) async {
            await openKept(app)
            app.press(.character("e"))
            #expect(await app.sees("╭ Erase", "What should be erased?"))
            app.type("all")
            app.press(.enter)
            #expect(await app.sees("Type erase."))
        }

        @Test func `Given the wish to save events, when something is said, then its events are among what is saved`()
            async throws
        {
            let app = try await AppRobot(config: "[history]\nsave_events = true\n")
            await app.talk("hello")
            await app.quit()

            let store = ConversationStore(folder: app.conversationFolder.path)
            let places = DataPlaces(recordings: "/none", sentTexts: "/none", state: "/none", settings: "/none/x")
            let kept = KeptFiles(store: store, places: places)
            let events = try await kept.inventory().first { $0.kind == .events }
            #expect((events?.count ?? 0) > 3)
            let next = try await AppRobot(conversations: app.conversationFolder)
            await openKept(next)
            #expect(await next.sees("events"))
            await next.quit()
            await store.close()
        }

        @Test func `Given a conversation, when all is erased and confirmed, then no byte of it is in any file`()
            async throws
        {
            let app = try await AppRobot()
            await app.talk("quokkaplatypus")
            await askToEraseAll(app)

            app.type("erase")
            app.press(.enter)

            #expect(await app.sees("Erased 1 conversation."))
            await app.quit()
            #expect(app.files(with: "quokkaplatypus") == [])
        }

        @Test func `Given cards of a language room, when all is erased, then they are in no file, nor come back`()
            async throws
        {
            let app = try await AppRobot()
            await app.makesCard(saying: "quokkaplatypus")
            #expect(await eventually { await app.keptLearning.contains("quokkaplatypus") })
            await askToEraseAll(app)

            app.type("erase")
            app.press(.enter)

            #expect(await app.sees("Erased "))
            await app.quit()
            #expect(app.files(with: "quokkaplatypus") == [])
        }

        @Test func `Given cards of a language room, when all is erased, then none is shown, asked or counted any more`()
            async throws
        {
            let app = try await AppRobot()
            await app.makesCard(saying: "quokkaplatypus")
            #expect(await eventually { await app.keptLearning.contains("quokkaplatypus") })
            await askToEraseAll(app)

            app.type("erase")
            app.press(.enter)

            #expect(await app.sees("Erased "))
            #expect(await app.seesNot("quokkaplatypus"))
            #expect(await app.seesNot("/3 · A coffee"))
            await app.send("/review")
            #expect(await app.sees("There are no Spanish cards yet."))
            await app.send("/progress")
            #expect(await app.sees("╭ Progress", "Words: none yet"))
            app.press(.escape)
            // The same card is new again, and is kept.
            await app.makesCard(saying: "quokkaplatypus")
            #expect(await eventually { await app.keptLearning.contains("quokkaplatypus") })
            await app.quit()
        }

        @Test func `Given the question, when anything else is typed, then nothing is erased`() async throws {
            let app = try await AppRobot()
            await app.talk("keep this")
            await askToEraseAll(app)

            app.type("yes")
            app.press(.enter)

            #expect(await app.sees("╭ Saved on this machine"))
            app.press(.escape)
            app.type("/history")
            app.press(.enter)
            #expect(await app.sees("2 messages"))
            await app.quit()
        }

        @Test func `Given conversations of other days, when these days are erased, then today's stays`() async throws {
            let app = try await AppRobot()
            await app.talk("of today")
            await openKept(app)
            app.press(.character("e"))
            #expect(await app.sees("╭ Erase", "What should be erased?"))
            app.type("soon")
            app.press(.enter)
            #expect(await app.sees("Type all, or days such as"))
            app.press(.control("u"))
            app.type("before:yesterday")
            app.press(.enter)
            #expect(await app.sees("Erase 0 conversations"))

            app.type("erase")
            app.press(.enter)

            #expect(await app.sees("Erased 0 conversations."))
            await app.quit()
        }
    }
}
