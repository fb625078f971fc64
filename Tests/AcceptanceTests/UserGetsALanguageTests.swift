import EchoTerminal
import EchoTestKit
import Immersion
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User gets a language` {
        private let languages = LanguagesToGet()

        private func opened() async throws -> AppRobot {
            let app = try await AppRobot(languages: LearnersMachine(getter: languages))
            await app.send("/get-language")
            #expect(await app.sees("╭ Languages", "German", "1 part missing"))
            return app
        }

        /// German is the third.
        private func choose(_ app: AppRobot) {
            app.press(KeyPress(.down), KeyPress(.down), .enter)
        }

        @Test
        func `Given a newcomer, when they get German in the panel, then they are corrected without a restart`()
            async throws
        {
            let app = try await opened()
            choose(app)
            #expect(await eventually { languages.requests == 1 })
            languages.tell(.loaded(bytes: 12_000_000, of: 36_000_000))
            #expect(await app.sees("12 MB of 36 MB"))
            languages.tell(.step("Installing 6 packages"))
            #expect(await app.sees("Installing 6 packages …"))
            languages.tell(.note("SVOX Pico could not be loaded."))
            languages.finish(.german)

            #expect(await app.sees("German is ready: /room de uses it now. SVOX Pico could not be loaded."))
            app.press(.escape)
            await app.send("/room de kaffee")
            #expect(await app.sees("Guten Tag! Was darf ich Ihnen bringen?"))
            await app.send("Das ist eine Argument.")
            #expect(await app.sees("✗ eine → ein"))
            await app.quit()
        }

        @Test func `Given a language is being got, when Enter is pressed again, then it stops and can go on`()
            async throws
        {
            let app = try await opened()
            choose(app)
            #expect(await eventually { languages.requests == 1 })

            app.press(.enter)
            #expect(await app.sees("German: Stopped. What was downloaded is kept; get it again to resume."))
            #expect(await eventually { languages.stops == 1 })

            app.press(.enter)
            #expect(await eventually { languages.requests == 2 })
            languages.fail(.failed(reason: "The disk is full."))
            #expect(await app.sees("German: The disk is full.", "1 part missing"))
            await app.quit()
        }

        @Test func `Given a password is wanted, when Enter is pressed, then the terminal is lent for it`() async throws
        {
            let app = try await opened()
            choose(app)
            #expect(await eventually { languages.requests == 1 })
            languages.fail(.needsPassword)
            #expect(await app.sees("needs your password", "Enter in /get-language asks for it."))

            app.screen.program = { [languages] _ in languages.install(.german) }
            app.press(.enter)

            #expect(await app.sees("German is ready: /room de uses it now."))
            #expect(app.screen.runs == [["get", "de"]])
            await app.quit()
        }

        @Test func `Given a language is named, when it is got, then the panel shows how far it is`() async throws {
            let app = try await AppRobot(languages: LearnersMachine(getter: languages))
            await app.send("/get-language get german")
            #expect(await app.sees("╭ Languages", "beginning …"))
            app.press(.escape)
            await app.send("/get-language nl")
            #expect(await app.sees("“nl” cannot be learned here. There are: es, fr, de, ja."))
            await app.quit()
        }
    }
}
