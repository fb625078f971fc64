import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User tests a server` {
        @Test
        func `Given a server, when it is tested, then a row for each ability is seen and the table can be copied`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("/test-server")
            #expect(await app.sees("╭ Test the server", "Testing asks the server", "begin."))

            app.press(.enter)

            #expect(await app.sees("✓ Models", "✓ Chat Completions", "✓ Responses", "Realtime", "Transcription"))
            #expect(await app.sees("copies this table"))
            app.press(.character("y"))
            #expect(await app.sees("Copied the table."))
            let copied = app.screen.copies.last ?? ""
            #expect(copied.contains("Server           ws://127.0.0.1:"))
            #expect(copied.contains("✓ Responses"))
            #expect(!copied.contains(LoopbackServer.token))
            await app.quit()
        }

        @Test func `Given a test that goes on, when the panel is closed, then nothing more is asked`() async throws {
            let app = try await AppRobot(assistant: .neverReplies)
            await app.send("/test-server")
            #expect(await app.sees("begin."))
            app.press(.enter)
            #expect(await app.sees("✓ Models", "testing:"))

            app.press(.escape)

            #expect(await app.seesNot("Test the server"))
            await app.send("/test-server")
            #expect(await app.sees("begin."))
            await app.quit()
        }

        /// As a llama.cpp server streamed it, byte for byte.
        private static let recording =
            (try? Data(
                contentsOf: WireExamples.fixtures.appending(path: "servers/llama.cpp-qwen-plain.sse")))
            .map { String(decoding: $0, as: UTF8.self) } ?? ""

        @Test
        func `Given a recorded server, when it is asked, then words come as it makes them and a refusal is said once`()
            async throws
        {
            let whole = Self.recording
            // Its end is held back.
            let half = whole.components(separatedBy: "\n\n").prefix(8).joined(separator: "\n\n") + "\n\n"
            let server = PuppetHTTPServer { request in
                let body = String(decoding: request.body, as: UTF8.self)
                switch request.target {
                case "/v1/models":
                    return PuppetHTTPStep.answer(200, #"{"data":[{"id":"brain","owned_by":"llamacpp"}]}"#)
                case "/v1/chat/completions" where body.contains("stream_options"):
                    return PuppetHTTPStep.answer(
                        400, #"{"error":{"code":400,"message":"stream_options is not permitted","type":"x"}}"#)
                case "/v1/chat/completions":
                    if body.contains("once more") { return PuppetHTTPStep.events([whole]) }
                    return PuppetHTTPStep.events([half]).dropLast()
                default: return PuppetHTTPStep.answer(404, #"{"error":{"code":404,"message":"File Not Found"}}"#)
                }
            }
            let app = try AppRobot(
                url: "http://127.0.0.1:\(try await server.start())/v1", key: nil,
                config: "[models]\nresponses = \"brain\"\n")
            defer { server.close() }
            #expect(await app.sees("✕ offline"))
            app.press(.control("t"))
            #expect(await app.sees("· text", "type, or press Ctrl+T for voice mode"))

            await app.send("Why is the sky blue?")
            #expect(await app.sees("The sky is blue because"))
            #expect(!app.screen.text.contains("crystals"))
            app.press(.escape)
            #expect(await app.sees("› type, or press"))
            await app.send("once more")

            #expect(await app.sees("crystals."))
            await app.send("/notices")
            #expect(await app.sees("╭ Notifications", "stream_options"))
            #expect(app.screen.text.components(separatedBy: "“stream_options").count == 2)
            let asked = server.requests.filter { $0.target == "/v1/chat/completions" }
            #expect(asked.count { String(decoding: $0.body, as: UTF8.self).contains("stream_options") } == 1)
            await app.quit()
        }
    }
}
