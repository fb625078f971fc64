import EchoTerminal
import EchoTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User manages settings` {
        @Test func `Given many settings, when the user searches for one, then its row is selected`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.alt("3"))
            #expect(await app.sees("Voice ──", "Turns ──"))

            app.press(.character("/"))
            app.type("reduced")
            #expect(await app.sees("▎Reduced motion", "1 of 1"))
            app.press(.enter)
            app.press(KeyPress(.right))

            #expect(await app.sees("Reduced motion     • ● on"))
            #expect(await app.keeps("reduced_motion = true"))
            await app.quit()
        }

        @Test func `Given a model that does not reason, when its effort is looked for, then the row says why`()
            async throws
        {
            let app = try await AppRobot(config: "[models]\nresponses = \"gpt-4.1\"\n")
            app.press(.alt("3"), .character("/"))
            app.type("text effort")

            #expect(await app.sees("▎Text effort", "gpt-4.1 does not reason"))
            await app.quit()
        }

        @Test func `Given a setting, when a value is typed, then a wrong one is rejected and a right one is sent`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.alt("3"), KeyPress(.down), .character("="))
            #expect(await app.sees("Speed", "0.25 to 1.5"))

            app.type("9")
            #expect(await app.sees("must be 0.25 to 1.5"))
            app.press(.control("u"))
            app.type("1.35")
            app.press(.enter)

            #expect(await app.serverSays("session.updated", #""speed":1.35"#))
            #expect(await app.sees("Speed              •"))
            app.press(.character("d"))
            #expect(await app.seesNot("Speed              •"))
            #expect(await app.keeps("speed = 1"))
            await app.quit()
        }

        @Test func `Given a preset, when it is chosen, then the session has all of it, and another preset undoes it`()
            async throws
        {
            let app = try await AppRobot()
            app.press(.alt("3"), .character("p"))
            #expect(await app.sees("Presets", "Noisy room", "Push to talk"))

            app.press(.character("g"), KeyPress(.down), KeyPress(.down))
            #expect(await app.sees("Threshold 0.50 → 0.75"))
            app.press(.enter)
            #expect(
                await app.serverSays(
                    "session.updated", #""threshold":0.75"#, #""silence_duration_ms":700"#, #""type":"far_field""#))
            app.press(.character("p"), .character("G"), .enter)

            #expect(await app.serverSees("session.update", count: 3, #""threshold":0.5"#, #""near_field""#))
            await app.quit()
        }

        @Test func `Given a profile, when the user leaves it and comes back, then it holds only what differs`()
            async throws
        {
            let app = try await AppRobot(config: "[voice]\nspeed = 1.1\n")
            app.press(.alt("3"), KeyPress(.right))
            #expect(await app.keeps("voice = \"cedar\""))
            app.press(.character("P"))
            #expect(await app.sees("Profiles", "save current settings"))

            app.press(.character("G"), .enter)
            app.type("work")
            app.press(.enter)
            #expect(await app.sees("profile work"))
            app.press(KeyPress(.down), KeyPress(.right))

            #expect(await app.keepsInProfile("work", "[voice]\nspeed = 1.15\n"))
            app.press(.character(":"))
            app.type("profile none")
            app.press(.enter)
            #expect(await app.seesNot("profile work"))
            #expect(await app.sees("  1.10 "))
            app.press(.character(":"))
            app.type("profile work")
            app.press(.enter)
            #expect(await app.sees("profile work", "  1.15 "))
            #expect(app.keptConfig.contains("speed = 1.1\n"))
            await app.quit()
        }

        @Test func `Given changed settings, when the user resets all of them, then the app asks first`() async throws {
            let app = try await AppRobot(config: "[voice]\nvoice = \"verse\"\nthreshold = 0.85\n")
            await app.send("/defaults")
            #expect(await app.sees("Reset all settings to their defaults?"))

            app.press(.character("y"))

            #expect(await app.serverSays("session.updated", #""threshold":0.5"#))
            #expect(await app.keeps("threshold = 0.5"))
            #expect(await app.keeps("voice = \"marin\""))
            await app.quit()
        }
    }
}
