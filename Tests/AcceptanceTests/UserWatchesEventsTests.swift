import EchoTerminal
import EchoTestKit
import HouseTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User watches events` {
        @Test func `Given a conversation, then what goes both ways is listed with its size`() async throws {
            let app = try await AppRobot(assistant: .neverReplies)

            #expect(await app.sees("← session.created", "→ session.update", "← session.updated", "Events 3"))
            await app.send("hello")

            #expect(await app.sees("→ response.create ", "← response.created "))
            let row = app.screen.text.split(separator: "\n").first { $0.contains("→ response.create ") }
            #expect(row?.contains(" B ") == true)
            await app.quit()
        }

        @Test func `Given an event is selected, when the user presses enter, then its JSON opens until escape`()
            async throws
        {
            let app = try await AppRobot()
            #expect(await app.sees("Events 3"))
            app.press(.alt("4"))
            app.press(.character("g"), KeyPress(.down))

            app.press(.enter)
            #expect(await app.sees("→ session.update", #""threshold": 0.5,"#, "Esc close"))
            app.press(.escape)

            #expect(await app.seesNot(#""threshold": 0.5,"#))
            #expect(app.screen.text.contains("Events 3"))
            await app.quit()
        }

        @Test func `Given sound was sent and received, when its events are opened, then its size stands for it`()
            async throws
        {
            let app = try await AppRobot(assistant: .says("Hm."), hears: "hello")
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.serverSays("response.output_audio.delta", #""delta":"‹"#, "bytes of audio›"))
            #expect(await app.serverSays("response.done"))
            #expect(await app.serverSees("input_audio_buffer.append", count: 140, #""audio":"‹960 bytes of audio›""#))
            app.press(.alt("4"))
            app.press(.character("g"))
            for _ in 0..<3 { app.press(KeyPress(.down)) }

            app.press(.enter)

            #expect(await app.sees("→ input_audio_buffer.append", #""audio": "‹960 bytes of audio›""#))
            await app.quit()
        }
    }
}
