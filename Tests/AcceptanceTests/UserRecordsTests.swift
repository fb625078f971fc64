import EchoAudio
import EchoTerminal
import EchoTestKit
import Foundation
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `User records` {
        private func sound(of app: AppRobot) -> WAVFile? {
            app.recordings.first { $0.pathExtension == "wav" }.flatMap { try? WAVFile(Data(contentsOf: $0)) }
        }

        private func loudest(_ side: Int, of sound: WAVFile?) -> Int {
            let samples = sound?.samples ?? []
            return stride(from: side, to: samples.count, by: 2).map { abs(Int(samples[$0])) }.max() ?? 0
        }

        @Test func `Given a recording, when it is stopped, then both voices and the turns are in files`()
            async throws
        {
            let app = try await AppRobot(hears: "what time is it")
            app.type("/record")
            app.press(.enter)
            #expect(await app.sees("● rec 00:0", "Recording both sides to "))
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.sees("▎ You said: what time is it"))
            await app.hearAnswer()
            #expect(await app.sees("● listening"))

            app.type("/record")
            app.press(.enter)

            #expect(await app.sees("Saved the recording to "))
            #expect(await app.seesNot("● rec"))
            let recorded = sound(of: app)
            #expect(recorded?.channels == 2)
            // The scripted microphone says seconds at once: they lie over one another.
            #expect(loudest(0, of: recorded) > 100)
            #expect(loudest(1, of: recorded) > 1000)
            let turns = try String(
                contentsOf: try #require(app.recordings.first { $0.pathExtension == "jsonl" }), encoding: .utf8)
            #expect(turns.contains(#""text":"what time is it","who":"you""#))
            #expect(turns.contains(#""text":"You said: what time is it","who":"echo""#))
            await app.quit()
        }

        @Test func `Given a muted microphone, when the user talks, then nothing of it is recorded`() async throws {
            let app = try await AppRobot()
            await app.startTalking()
            app.press(KeyPress(.character("m"), .alt))
            #expect(await app.sees("⊘ muted"))
            app.press(KeyPress(.character("s"), .alt))
            #expect(await app.sees("● rec"))
            app.speak()

            app.press(KeyPress(.character("s"), .alt))

            #expect(await app.sees("Saved the recording to "))
            #expect(loudest(0, of: sound(of: app)) == 0)
            await app.quit()
        }

        @Test func `Given a running recording, when its setting changes, then the app says when that takes effect`()
            async throws
        {
            let app = try await AppRobot()
            app.press(KeyPress(.character("s"), .alt))
            #expect(await app.sees("● rec"))

            app.type("/recording-files turns")
            app.press(.enter)

            #expect(await app.sees("This applies to the next recording."))
            await app.quit()
        }

        @Test func `Given a running recording, when the app quits, then the file is complete`() async throws {
            let app = try await AppRobot()
            app.press(KeyPress(.character("s"), .alt))
            #expect(await app.sees("● rec"))
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            await app.hearAnswer()
            #expect(await app.sees("○ idle"))

            await app.quit()

            #expect(loudest(1, of: sound(of: app)) > 1000)
        }
    }
}
