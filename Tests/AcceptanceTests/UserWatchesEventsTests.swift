import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User watches events` {
        @Test func `Given a conversation, when events are sent and received, then both are listed with their size`()
            async throws
        {
            let app = try await AppRobot(assistant: .neverReplies)

            #expect(await app.sees("← session.created", "→ session.update", "← session.updated", "Events 3"))
            await app.send("hello")

            #expect(await app.sees("→ response.create ", "← response.created "))
            let row = app.screen.text.split(separator: "\n").first { $0.contains("→ response.create ") }
            #expect(row?.contains(" B ") == true)
            await app.quit()
        }

        @Test func `Given a selected event, when the user presses Enter, then its JSON is shown until Escape`()
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

        @Test(.tags(.usesSound))
        func `Given audio events, when the user opens one, then a size stands in for the audio`()
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

        @Test func `Given many events, when the user filters them, then only the matches are listed and counted`()
            async throws
        {
            let app = try await AppRobot(assistant: .says("Hm."))
            await app.send("hello")
            #expect(await app.serverSays("response.done"))
            app.press(.alt("4"), .character("\\"))
            app.type("session out")
            #expect(await app.sees("filter session out", "1 of "))

            app.press(.enter)

            #expect(await app.sees("→ session.update", "session out"))
            #expect(await app.seesNot("← session.created"))
            app.press(.character("\\"), .escape)
            #expect(await app.seesNot("session out"))
            await app.quit()
        }

        @Test func `Given a paused event log, when more events come, then they are counted, and listed on resume`()
            async throws
        {
            let app = try await AppRobot(assistant: .says("Hm."))
            #expect(await app.sees("Events 3"))
            app.press(.alt("4"), .character("p"))
            #expect(await app.sees("paused ↓ 0"))
            app.press(.alt("0"))
            await app.send("hello")
            #expect(await app.serverSays("response.done"))
            #expect(await app.seesNot("paused ↓ 0"))
            #expect(!app.screen.text.contains("← response.done"))

            app.press(.alt("4"), .character("p"))

            #expect(await app.sees("← response.done"))
            #expect(await app.seesNot("paused"))
            await app.quit()
        }

        @Test func `Given an open event, when the user folds a branch, then it says how much is inside`() async throws {
            let app = try await AppRobot()
            #expect(await app.sees("Events 3"))
            app.press(.alt("4"), .character("g"), KeyPress(.down), .enter)
            #expect(await app.sees("▾ {"))

            app.press(.character("Z"))

            #expect(await app.sees("▸ ", " members"))
            app.press(.escape)
            await app.quit()
        }

        @Test func `Given a conversation, when the user exports its events, then the app says where and how many`()
            async throws
        {
            let app = try await AppRobot()
            #expect(await app.sees("Events 3"))
            app.press(.alt("4"), .character("x"))

            #expect(await app.sees("Exported 3 events, without secrets or audio, to "))
            let text = try String(contentsOf: try #require(app.eventFiles.first), encoding: .utf8)
            // The first line says who answers.
            #expect(text.split(separator: "\n").count == 4)
            #expect(text.split(separator: "\n").first?.contains(#""dir":"program""#) == true)
            #expect(text.contains(#""dir":"client","type":"session.update""#))
            await app.quit()
        }
    }
}
