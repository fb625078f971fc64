import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User asks any server` {
        nonisolated private static let asked = "/v1/chat/completions"
        nonisolated private static let end = [
            "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n", "data: [DONE]\n\n",
        ]

        nonisolated private static func chunk(_ delta: String, _ rest: String = "") -> String {
            "data: {\"choices\":[{\"index\":0,\"delta\":{\(delta)}}]\(rest)}\n\n"
        }

        /// A server with one model, which it asks over Chat Completions alone.
        ///
        /// - Parameter answer: to a request with this body.
        private func server(_ answer: @escaping @Sendable (String) -> [PuppetHTTPStep]) -> PuppetHTTPServer {
            PuppetHTTPServer { request in
                switch request.target {
                case "/v1/models":
                    PuppetHTTPStep.answer(200, #"{"data":[{"id":"brain","owned_by":"llamacpp"}]}"#)
                case Self.asked: answer(String(decoding: request.body, as: UTF8.self))
                default: PuppetHTTPStep.answer(404, #"{"error":{"code":404,"message":"File Not Found"}}"#)
                }
            }
        }

        private func makeApp(_ server: PuppetHTTPServer) async throws -> AppRobot {
            let app = try AppRobot(url: "http://127.0.0.1:\(try await server.start())/v1", key: nil)
            #expect(await app.sees("✕ offline"))
            app.press(.control("t"))
            #expect(await app.sees("· text", "type, or press Ctrl+T for voice mode"))
            return app
        }

        @Test func `Given an answer that breaks off, when a key goes on with it, then the rest joins what came`()
            async throws
        {
            let server = server { body in
                guard body.contains("The sky is") else {
                    return PuppetHTTPStep.events([Self.chunk(#""content":"The sky is""#)], end: .cut)
                }
                return PuppetHTTPStep.events([Self.chunk(#""content":" blue.""#)] + Self.end)
            }
            defer { server.close() }
            let app = try await makeApp(server)
            await app.send("Why?")
            #expect(await app.sees("The sky is", "✕ failed", "Ctrl+G continues it"))

            app.press(.control("g"))

            #expect(await app.sees("The sky is blue."))
            #expect(await app.seesNot("Ctrl+G continues it"))
            await app.quit()
        }

        @Test func `Given a gateway that fails mid-answer, when it is asked, then what came stays with its reason`()
            async throws
        {
            let error = #","error":{"message":"the model is full","code":502}"#
            let server = server { _ in
                PuppetHTTPStep.events([Self.chunk(#""content":"Half an answer""#), Self.chunk("", error)])
            }
            defer { server.close() }
            let app = try await makeApp(server)

            await app.send("Why?")

            #expect(await app.sees("Half an answer", "✕ failed", "the model is full", "Ctrl+G continues it"))
            await app.quit()
        }

        @Test func `Given a model that thinks and says nothing, when it is asked, then that is said`() async throws {
            let server = server { _ in
                PuppetHTTPStep.events([Self.chunk(#""reasoning_content":"Hm.""#)] + Self.end)
            }
            defer { server.close() }
            let app = try await makeApp(server)

            await app.send("Why?")

            #expect(await app.sees("The model thought, but gave no answer."))
            await app.quit()
        }

        @Test func `Given a server that asks for an hour, when it is asked, then it is told and asked once`()
            async throws
        {
            let server = server { _ in
                PuppetHTTPStep.answer(
                    429, #"{"error":{"message":"daily limit"}}"#,
                    headers: ["content-type": "application/json", "retry-after": "3600"])
            }
            defer { server.close() }
            let app = try await makeApp(server)

            await app.send("Why?")

            #expect(await app.sees("The server asks you to wait until", "daily limit"))
            #expect(server.requests.count { $0.target == Self.asked } == 1)
            await app.quit()
        }
    }
}
