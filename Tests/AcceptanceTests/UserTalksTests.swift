import EchoTerminal
import EchoTestKit
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `User talks` {
        @Test func `Given a microphone, when the user presses Space and talks, then a line appears for them at once`()
            async throws
        {
            let app = try await AppRobot(hears: "what time is it")

            await app.startTalking()
            #expect(await app.sees("● listening", "Space stop talking"))
            app.speak()

            #expect(await app.sees("◉ hearing you", "▎ you"))
            await app.quit()
        }

        @Test func `Given a server that transcribes live, when the user talks, then the transcript grows word by word`()
            async throws
        {
            let server = PuppetServer()
            let app = try AppRobot(url: "ws://127.0.0.1:\(try await server.start())", key: nil)
            #expect(await app.sees("idle"))
            await app.startTalking()

            try await server.send(#"{"type":"input_audio_buffer.speech_started","item_id":"i1","audio_start_ms":0}"#)
            let delta =
                #"{"type":"conversation.item.input_audio_transcription.delta","item_id":"i1","content_index":0,"#
            try await server.send(delta + #""delta":"What time"}"#)
            #expect(await app.sees("◉ hearing you", "▎ What time"))
            try await server.send(delta + #""delta":" is it"}"#)

            #expect(await app.sees("▎ What time is it"))
            await app.quit()
        }

        @Test func `Given spoken words, when the user stops talking, then they are sent and the app is thinking`()
            async throws
        {
            let app = try await AppRobot(assistant: .neverReplies, hears: "what time is it")
            await app.startTalking()
            app.speak()
            #expect(await app.sees("◉ hearing you"))

            app.press(.space)

            #expect(await app.sees("… thinking", "▎ what time is it"))
            #expect(await app.serverSees("input_audio_buffer.commit"))
            #expect(await app.serverSees("response.create"))
            #expect(await app.seesNot("… transcribing"))
            #expect(!app.microphone.isOpen)
            await app.quit()
        }

        @Test func `Given spoken words, when the user falls silent, then they are answered without a key press`()
            async throws
        {
            let app = try await AppRobot(hears: "what time is it")
            await app.startTalking()
            app.speak()

            app.pause()

            #expect(await app.sees("▎ what time is it", "▎ You said: what time is it", "▶ speaking"))
            #expect(app.sent("input_audio_buffer.commit").isEmpty)
            #expect(app.sent("response.create").isEmpty)
            await app.quit()
        }

        @Test func `Given nothing was said, when the user stops talking, then nothing is sent and the app is idle`()
            async throws
        {
            let app = try await AppRobot()
            await app.startTalking()
            app.pause()

            app.press(.space)
            #expect(await app.sees("○ idle"))
            await app.send("are you there")

            #expect(await app.sees("▎ You said: are you there"))
            #expect(await app.serverSees("response.create"))
            #expect(app.sent("input_audio_buffer.commit").isEmpty)
            #expect(app.sent("response.create").count == 1)
            #expect(!app.screen.text.contains("… transcribing"))
            await app.quit()
        }

        @Test func `Given an answer, when it arrives, then it is shown and spoken, and the app is idle after playback`()
            async throws
        {
            let app = try await AppRobot(assistant: .says("It is sunny. ", "Take a hat."))

            await app.send("weather?")
            #expect(await app.sees("▎ weather?", "▎ It is sunny. Take a hat.", "▶ speaking"))
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            #expect(app.screen.text.contains("▶ speaking"))
            await app.hearAnswer()

            #expect(await app.sees("○ idle"))
            #expect(app.screen.text.contains("▎ It is sunny. Take a hat."))
            await app.quit()
        }

        @Test func `Given manual turns, when the user ends the turn, then it is answered, and not before`() async throws
        {
            let app = try await AppRobot(hears: "roll two dice", config: "[voice]\nturn_taking = \"manual\"\n")
            #expect(await app.sees("manual"))
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.serverSees("input_audio_buffer.append", count: 40))
            #expect(app.sent("input_audio_buffer.commit").isEmpty)

            app.press(.space)

            #expect(await app.sees("▎ roll two dice", "▎ You said: roll two dice"))
            #expect(await app.serverSees("input_audio_buffer.commit"))
            #expect(await app.serverSees("response.create"))
            await app.quit()
        }

        @Test func `Given a muted microphone, when the user talks, then nothing is heard until it is unmuted`()
            async throws
        {
            let app = try await AppRobot(hears: "can you hear me")
            await app.startTalking()
            app.press(.alt("m"))
            #expect(await app.sees("muted"))

            app.speak()
            #expect(await app.serverSees("input_audio_buffer.append", count: 90))
            app.press(.alt("m"))
            #expect(await app.seesNot("muted"))
            #expect(app.screen.text.contains("● listening"))
            #expect(!app.screen.text.contains("▎ you"))
            app.speak()

            #expect(await app.sees("◉ hearing you", "▎ you"))
            await app.quit()
        }

        @Test
        func `Given a microphone that is kept open, when the user stops talking, then it stands by and sends nothing`()
            async throws
        {
            let app = try await AppRobot(
                hears: "what time is it",
                config: "[voice]\nmicrophone_standby_s = 60\n[screen]\ntalk_key = \"toggle\"\n")
            await app.startTalking()
            app.press(.space)
            #expect(await app.sees("standby, open", "○ idle"))
            #expect(app.microphone.isOpen)
            let sent = app.sent("input_audio_buffer.append").count

            app.speak()
            await app.send("hello")

            await app.hearAnswer()
            #expect(await app.sees("▎ echo", "○ idle"))
            #expect(app.sent("input_audio_buffer.append").count == sent)
            app.press(.space)
            #expect(await app.sees("● listening"))
            app.press(.space)
            #expect(await app.sees("standby, open", "○ idle"))
            app.press(.alt("m"))
            #expect(await eventually { !app.microphone.isOpen })
            await app.quit()
        }
    }
}
