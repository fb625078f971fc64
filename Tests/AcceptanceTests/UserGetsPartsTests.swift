import EchoTerminal
import EchoTestKit
import EchoWire
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User gets parts of their own` {
        /// Opens the panel and gets the part in this row, counted from that of the brain.
        private func get(_ row: Int, _ title: String, _ app: AppRobot) async {
            await app.send("/local")
            #expect(await app.sees("Little brain", "Little ears", "Little voice"))
            for _ in 0..<(3 + row) { app.press(KeyPress(.down)) }
            app.press(.enter)
            #expect(await app.sees("\(title) is ready and used from the next sentence on."))
            app.press(.escape)
            #expect(await app.seesNot("Little voice"))
        }

        @Test func `Given a newcomer without a key, when they get the small model in the panel, then it talks to them`()
            async throws
        {
            let machine = try await NewcomersMachine()
            let app = try await AppRobot(on: machine)
            #expect(await app.sees("/local gets ears that understand people: 3 MB."))

            await get(0, "Little brain", app)
            await app.send("tell me about lighthouses")

            #expect(await app.sees("▎ A lighthouse shows ships the way. It stands by the sea."))
            #expect(await app.sees("little-brain via Little brain"))
            #expect(machine.loaded == ["/model", "/runtime"])
            await app.send("what is twelve times seven?")
            #expect(await app.sees("▎ Twelve times seven is 84."))
            await app.quit()
        }

        @Test func `Given a source whose model is another, when it is got, then it is thrown away and that is said`()
            async throws
        {
            let machine = try await NewcomersMachine(isGenuine: false)
            let app = try await AppRobot(on: machine)
            await app.send("/local")
            #expect(await app.sees("Little brain"))

            app.press(KeyPress(.down), KeyPress(.down), KeyPress(.down), .enter)

            #expect(await app.sees("model.gguf is"))
            #expect(!machine.files(of: "little-brain").contains { $0.hasSuffix("model.gguf") })
            app.press(.escape)
            await app.send("what is twelve times seven?")
            #expect(await app.sees("▎ Twelve times seven is 84."))
            await app.quit()
        }

        @Test func `Given the brain talks, when its plug is pulled, then what it said stays and the skills go on`()
            async throws
        {
            let machine = try await NewcomersMachine()
            let app = try await AppRobot(on: machine)
            await get(0, "Little brain", app)
            await app.send("tell me a long story")
            #expect(await app.sees("▎ A lighthouse shows ships the way."))

            #expect(machine.pullThePlug(of: "little-brain"))

            #expect(await app.sees("stopped in the", "middle of its answer.", "▎ A lighthouse shows ships the way."))
            await app.send("what is twelve times seven?")
            #expect(await app.sees("▎ Twelve times seven is 84."))
            await app.quit()
        }

        @Test(.tags(.usesSound))
        func `Given ears and a voice that were got, when the plugs are pulled, then those of the program go on`()
            async throws
        {
            let machine = try await NewcomersMachine()
            let app = try await AppRobot(on: machine, hears: "what is nine times nine")
            await get(1, "Little ears", app)
            await get(2, "Little voice", app)
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.sees("▎ Tell me about lighthouses."))
            await app.hearAnswer()

            #expect(machine.pullThePlug(of: "little-ears"))
            #expect(await app.sees("Little ears is not running"))
            #expect(machine.pullThePlug(of: "little-voice"))
            #expect(await app.sees("Little voice is not running"))
            app.speak()
            app.pause()

            #expect(await app.sees("▎ what is nine times nine", "▎ Nine times nine is 81."))
            await app.quit()
        }

        @Test func `Given Ollama runs, when somebody starts without a key, then they just talk with its model`()
            async throws
        {
            let ollama = Self.server(of: "llama3.2")
            let machine = try await NewcomersMachine(brainPorts: [try await ollama.start()])
            defer { ollama.close() }

            let app = try await AppRobot(on: machine)
            #expect(await app.sees("llama3.2 via"))
            await app.send("tell me about lighthouses")

            #expect(await app.sees("▎ Ships love lighthouses."))
            let asked = ollama.requests.last { $0.target.hasSuffix("/chat/completions") }?.json
            #expect(asked?["model"] == "llama3.2")
            #expect(asked?["messages"]?.array?.last?["content"] == "tell me about lighthouses")
            await app.quit()
        }

        @Test func `Given two model servers run, when the user chooses one in the panel, then that is kept`()
            async throws
        {
            let (ollama, other) = (Self.server(of: "llama3.2"), Self.server(of: "qwen2.5"))
            let ports = [try await ollama.start(), try await other.start()]
            defer {
                ollama.close()
                other.close()
            }
            let app = try await AppRobot(on: try await NewcomersMachine(brainPorts: ports))
            #expect(await app.sees("llama3.2 via 127.0.0.1:\(ports[0])"))

            await app.send("/local")
            #expect(await app.sees("in use", "qwen2.5 via 127.0.0.1:\(ports[1])", "found"))
            for _ in 0..<4 { app.press(KeyPress(.down)) }
            app.press(.enter)

            #expect(await app.sees("chosen"))
            #expect(await app.keeps("brain = \"http://127.0.0.1:\(ports[1])#qwen2.5\""))
            await app.quit()
        }

        /// One that thinks, as Ollama lists its models.
        private static func server(of model: String) -> PuppetHTTPServer {
            PuppetHTTPServer { request in
                if request.target == "/v1/models" {
                    return PuppetHTTPStep.answer(
                        200, #"{"object":"list","data":[{"id":"\#(model)","object":"model","owned_by":"library"}]}"#)
                }
                return PuppetHTTPStep.events([
                    "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Ships love lighthouses.\"}}]}\n\n",
                    "data: [DONE]\n\n",
                ])
            }
        }
    }
}
