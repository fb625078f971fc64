import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `Models end` {
        /// As version 0.1 left it.
        private static let home = """
            [voice]
            transcription_model = "gpt-4o-mini-transcribe"

            [models]
            realtime = "gpt-realtime" # the one I like
            responses = "gpt-5-mini"

            """

        private func contents(_ app: AppRobot) throws -> String {
            try String(contentsOf: app.configFile, encoding: .utf8)
        }

        /// A line is said to the persona, whom a model plays.
        private func learn(_ app: AppRobot) async {
            await app.send("/room es café B1")
            #expect(await app.sees("“A coffee, please”, with Lucía.", "es B1 0/3 · A coffee, please"))
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("▎ You said: Yo quiere un café con leche", "✓ Order a drink"))
            await app.hearAnswer()
            await app.send("/leave-room")
            #expect(await app.sees("╭ A coffee, please"))
            app.press(.escape)
            #expect(await app.sees("The language room was left."))
        }

        /// Somebody calls on the test line, and is answered.
        private func takeCall(_ app: AppRobot) async {
            await app.openLine()
            await app.receiveCall()
            #expect(await app.sees("echo    Nothing was said."))
            #expect(await app.sees("caller  What time is it?", "You said: What time is it?"))
            #expect(await app.sees("This call is over."))
            app.press(.escape)
            #expect(await app.sees("← +1 415-555-0111", "the caller hung up"))
            app.press(.escape)
            #expect(await app.seesNot("╭ Phone"))
        }

        /// The lines of the open panel in which a text stands.
        private func lines(with text: String, in app: AppRobot) -> Int {
            app.screen.text.split(separator: "\n").count { $0.contains("│") && $0.contains(text) }
        }

        @Test(arguments: [
            ("2026-12-12", "gpt-realtime"), ("2027-01-21", "gpt-realtime-2.1"), ("2027-02-27", "gpt-realtime-2.1"),
        ])
        func `Given models that have ended, when the program starts, then others answer, and that is said once`(
            day: String, voice: String
        ) async throws {
            let app = try await AppRobot(
                hears: "What time is it?", config: Self.home + "[room]\npartner = \"model\"\n",
                day: ModelDay(day, isVendors: true))
            #expect(await app.sees("\(voice) · voice marin"))
            await app.send("hello")
            #expect(await app.sees("You said: hello"))
            await app.hearAnswer()
            #expect(await app.sees("○ idle"))
            await learn(app)
            await takeCall(app)

            app.press(.control("t"))
            #expect(await app.sees("gpt-6.1-terra · text"))
            await app.send("again")
            #expect(await app.sees("You said: again"))

            await app.send("/notices")
            #expect(await app.sees("╭ Notifications", "/restore-models"))
            #expect(lines(with: "/restore-models", in: app) == 1)
            #expect(lines(with: "/replace-model", in: app) == 0)
            #expect(await app.seesNot("The server does not have"))
            #expect(await app.keeps("responses = \"gpt-6.1-terra\""))
            #expect(await app.keeps("realtime = \"\(voice)\" # the one I like"))
            await app.quit()
        }

        /// A home of version 0.1 with a profile.
        private func makeHome() throws -> URL {
            let home = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
            let profiles = home.appending(path: "profiles")
            try FileManager.default.createDirectory(at: profiles, withIntermediateDirectories: true)
            try Data(Self.home.utf8).write(to: home.appending(path: "config.toml"))
            try Data("[models]\nresponses = \"gpt-5-nano\" # for work\n".utf8).write(
                to: profiles.appending(path: "work.toml"))
            return home
        }

        @Test
        func `Given two programs that start at once, then models are replaced once, and nobody tells of it twice`()
            async throws
        {
            let (home, day) = (try makeHome(), ModelDay("2027-02-27", isVendors: true))

            async let first = AppRobot(day: day, home: home)
            async let second = AppRobot(day: day, home: home)
            let apps = try await [first, second]

            let replaced = Self.home.replacing("gpt-4o-mini-transcribe", with: "gpt-transcribe")
                .replacing("gpt-realtime", with: "gpt-realtime-2.1").replacing("gpt-5-mini", with: "gpt-6.1-terra")
            #expect(await eventually { apps[0].keptConfig == replaced })
            #expect(await apps[0].keepsInProfile("work", "[models]\nresponses = \"gpt-6-luna\" # for work\n"))
            #expect(await eventually { apps.contains { $0.screen.text.contains("/restore-models") } })
            for app in apps {
                #expect(await app.sees("gpt-realtime-2.1 · voice marin"))
                await app.send("hello")
                #expect(await app.sees("You said: hello"))
                await app.send("/notices")
                #expect(await app.sees("╭ Notifications"))
                #expect(lines(with: "/restore-models", in: app) <= 1)
            }
            for app in apps { await app.quit() }
        }

        @Test
        func `Given settings that are read-only, when models have ended, then others answer, and it says what holds`()
            async throws
        {
            let home = try makeHome()
            let file = home.appending(path: "config.toml")
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)

            let app = try await AppRobot(day: ModelDay("2027-02-27", isVendors: true), home: home)
            #expect(await app.sees("gpt-realtime-2.1 · voice marin"))
            await app.send("hello")
            #expect(await app.sees("You said: hello"))

            await app.send("/notices")
            #expect(await app.sees("╭ Notifications", "read-only"))
            #expect(await app.keepsInProfile("work", "[models]\nresponses = \"gpt-6-luna\" # for work\n"))
            #expect(try contents(app) == Self.home)
            await app.quit()
        }

        @Test
        func `Given a server that refuses a model, when the user asks, then another one answers`()
            async throws
        {
            let app = try await AppRobot(
                hears: "hello", config: Self.home, day: ModelDay("2027-02-27", isVendors: false))
            #expect(await app.sees("gpt-realtime-2.1 · voice marin"))
            await app.send("one")
            #expect(await app.sees("You said: one"))
            await app.hearAnswer()

            app.press(.control("t"))
            #expect(await app.sees("· text"))
            await app.send("two")
            #expect(await app.sees("You said: two", "gpt-6.1-terra · text"))
            await app.send("three")
            #expect(await app.sees("You said: three"))

            await app.send("/notices")
            #expect(
                await app.sees(
                    "╭ Notifications", "The server does not have gpt-realtime",
                    "The server does not have gpt-4o-mini-transcribe", "The server does not have gpt-5-mini"))
            #expect(try contents(app) == Self.home)
            await app.quit()
        }

        @Test
        func `Given replaced models, when the user restores them, then the settings are as before`()
            async throws
        {
            let app = try await AppRobot(config: Self.home, day: ModelDay("2026-11-28", isVendors: true))
            #expect(await app.sees("gpt-5-mini ends on 2026-12-11"))

            await app.send("/restore-models")

            #expect(await app.sees("gpt-5-mini is used again and kept."))
            #expect(await app.keeps("responses = \"gpt-5-mini\""))
            #expect(await app.keeps("keep = \"gpt-5-mini\""))
            await app.quit()
        }
    }
}
