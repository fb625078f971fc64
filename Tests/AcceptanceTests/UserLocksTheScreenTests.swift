import EchoTerminal
import EchoTestKit
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person locks the screen` {
        private func robot(pin: String = "2468", pause: Duration = .seconds(60)) async throws -> AppRobot {
            let app = try await AppRobot(pin: ScriptedPIN(pin, pause: pause))
            await app.send("the treasure is under the oak")
            #expect(await app.sees("▎ You said: the treasure is under the oak"))
            return app
        }

        private func type(_ figures: String, in app: AppRobot) {
            for figure in figures { app.press(.character(figure)) }
            app.press(.enter)
        }

        @Test func `Given a PIN, when the screen is locked, then nothing that was said is seen until it is typed`()
            async throws
        {
            let app = try await robot()

            await app.send("/lock")
            #expect(await app.sees("╭ Locked", "■ locked"))
            #expect(await app.seesNot("oak"))
            type("1111", in: app)
            #expect(await app.sees("That is not the PIN. 2 tries are left"))
            #expect(await app.seesNot("oak"))
            type("2468", in: app)

            #expect(await app.sees("the treasure is under the oak"))
            #expect(await app.seesNot("╭ Locked"))
            await app.quit()
        }

        @Test func `Given a locked screen, when other keys are pressed, then they do nothing`() async throws {
            let app = try await robot()
            await app.send("/lock")
            #expect(await app.sees("╭ Locked"))

            for press in [
                KeyPress(.escape), KeyPress(.tab), KeyPress(.function(1)), KeyPress(.character("p"), .control),
                KeyPress(.character("c"), .control), KeyPress(.character("z"), .control),
            ] {
                app.press(press)
            }
            type("q/?", in: app)

            #expect(await app.sees("╭ Locked"))
            #expect(await app.seesNot("oak"))
            type("2468", in: app)
            #expect(await app.sees("oak"))
            await app.quit()
        }

        @Test func `Given a locked screen, when three PINs were wrong, then it counts down how long to wait`()
            async throws
        {
            let app = try await robot(pause: .seconds(3))
            await app.send("/lock")
            for left in ["2 tries are left", "One try is left", "Try again in 2 seconds"] {
                type("1111", in: app)
                #expect(await app.sees(left))
            }

            #expect(await app.sees("Try again in 1 second."))
            #expect(await app.seesNot("Try again"))
            await app.quit()
        }

        @Test func `Given no PIN, when the screen is to be locked, then it is said how to set one`() async throws {
            let app = try await robot(pin: "")

            await app.send("/lock")

            #expect(await app.sees("No PIN is set to unlock with."))
            #expect(await app.sees("oak"))
            await app.quit()
        }
    }
}
