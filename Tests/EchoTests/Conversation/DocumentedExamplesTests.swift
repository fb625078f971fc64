import DocumentationExamples
import EchoAudio
import EchoTestKit
import Foundation
import LocalBackend
import ProgramHarness
import ServerTestKit
import Testing

@testable import Echo

/// The examples of the documents, as they stand there, against a server on this machine.
@Suite struct `Examples of the documents do what the text says` {
    private func run(
        brain: any BrainProtocol = ScriptedBrain.echoing, hearing words: String = "",
        _ test: @escaping @Sendable (Echo) async throws -> Void
    ) async throws {
        let server = LoopbackServer.configuration(brain: brain, recognizer: ScriptedRecognizer(words))
        try await LoopbackServer.run(server) { port in
            try await test(
                Echo(environment: [
                    "OPENAI_API_KEY": LoopbackServer.token, "OPENAI_BASE_URL": "ws://127.0.0.1:\(port)/v1",
                ]))
        }
    }

    /// What the README's program prints until it ends by itself.
    private func firstConversation(key: String, brain: any BrainProtocol = ScriptedBrain.echoing) async throws -> String
    {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain)) { port in
            try await Subprocess.run(
                BuiltProducts.url("FirstConversation").path, [],
                environment: [
                    "OPENAI_API_KEY": key, "OPENAI_BASE_URL": "ws://127.0.0.1:\(port)/v1", "NO_PROXY": "127.0.0.1",
                ])
        }
    }

    @Test func `the first conversation is printed, and ends with the answer`() async throws {
        let printed = try await firstConversation(key: LoopbackServer.token)

        #expect(printed == "user: What time is it in Lisbon?\nassistant: You said: What time is it in Lisbon?\n")
    }

    @Test(.timeLimit(.minutes(10))) func `the first conversation says what went wrong, and does not wait for ever`()
        async throws
    {
        let refused = try await firstConversation(key: "another")
        let failed = try await firstConversation(key: LoopbackServer.token, brain: ScriptedBrain.fails("a fuse blew"))

        #expect(refused.contains("invalidKey"))
        #expect(failed.contains("error("))
    }

    @Test(.timeLimit(.minutes(10))) func `a telephone line is written down`() async throws {
        try await run(hearing: "what time is it") { echo in
            let microphone = ManualMicrophone()
            let (printed, paper) = AsyncStream<String>.makeStream()
            await withThrowingTaskGroup { group in
                group.addTask {
                    try await `docs/library.md, 3`(
                        echo: echo, microphone: microphone, loudspeaker: ManualLoudspeaker(),
                        print: { paper.yield("\($0)") })
                }
                #expect(await eventually { microphone.isOpen })
                microphone.say(SpokenSound.voice(milliseconds: 600))
                microphone.say(SpokenSound.quiet(milliseconds: 1500))

                #expect(await printed.first { _ in true } == "what time is it")
                group.cancelAll()
            }
        }
    }

    @Test func `an answer is read along`() async throws {
        try await run { echo in
            let conversation = try await echo.startConversation(mode: .text)
            let (printed, paper) = AsyncStream<String>.makeStream()
            try await `Sources/Echo/Echo.docc/FirstConversation.md, 2`(
                conversation: conversation, print: { paper.yield("\($0)") })
            paper.finish()

            #expect(await printed.reduce(into: "") { $0 += $1 } == "You said: What time is it in Lisbon?")
            await conversation.close()
        }
    }

    @Test func `a subscription that was cancelled tells nothing`() async throws {
        try await run { echo in
            try await `docs/library.md, 5`(echo: echo, print: { Issue.record("\($0)") })
            let conversation = try await echo.startConversation(mode: .text)
            try await conversation.send("hello")

            #expect(await eventually { await conversation.allMessages.last?.isFinal == true })
            await conversation.close()
        }
    }

    /// Asks for the weather once, then says what it was told.
    private static let curious = ScriptedBrain { prompt in
        guard case .callOutput(_, let output)? = prompt.items.last else {
            return .parts([.call(name: "weather", arguments: #"{"city":"Lisbon"}"#)])
        }
        return .parts([.text(output)])
    }

    @Test func `a function is called`() async throws {
        try await run(brain: Self.curious) { echo in
            try await `docs/library.md, 7`(echo: echo)
            let conversation = try await echo.startConversation(mode: .text)
            try await conversation.send("How is the weather in Lisbon?")

            #expect(await eventually { await conversation.allMessages.last?.text == "Sunny in Lisbon" })
            await conversation.close()
        }
    }

    @Test func `data comes instead of prose`() async throws {
        try await run(brain: ScriptedBrain.says(#"{"title":"Pancakes","minutes":20,"steps":["Stir.","Fry."]}"#)) {
            echo in
            try await `docs/library.md, 9`(echo: echo)
            try await `Sources/Echo/Generate/Generate.swift, 1`(echo: echo)
            try await `Sources/Echo/Find/Find.swift, 1`(echo: echo)
        }
    }

    @Test func `the comments' examples of settings and of vectors`() async throws {
        var configuration = EchoConfiguration()
        try await `Sources/Echo/Context/ContextWindows.swift, 1`(configuration: &configuration)
        try await `Sources/Echo/Money/PriceTable.swift, 1`(configuration: &configuration)
        let vector = [Float](repeating: 1, count: 1536)
        try await `Sources/Echo/Find/VectorIndex.swift, 1`(vectors: [vector, vector], question: vector)

        #expect(configuration.contextWindows["llama3.2"] == ContextWindow(size: 8192))
        #expect(configuration.prices["my-model"] == Price(textInput: 1, textOutput: 4))
    }

    @Test func `the test kit's scripted servers are played to their end`() async throws {
        try await `Tests/EchoTestKit/Scripts/ScriptedRealtimeTransport.swift, 1`()
        try await `Tests/EchoTestKit/Scripts/ScriptedHTTPTransport.swift, 1`()
        var configuration = EchoConfiguration()
        try await `Tests/EchoTestKit/HTTP/PuppetHTTPServer.swift, 1`(configuration: &configuration)

        #expect(configuration.baseURL.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/v1/) != nil)
    }
}
