import EchoTestKit
import EchoWire
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

private typealias Library = Echo

/// The examples that the library was specified with, in their own spelling, against a server on this machine.
@Suite struct `The library as it was specified` {
    /// What is printed.
    private final class Paper: Sendable {
        private let written = Mutex<[String]>([])

        var lines: [String] { written.withLock { $0 } }

        func write(_ line: String) { written.withLock { $0.append(line) } }
    }

    private func run(
        _ brain: any BrainProtocol = ScriptedBrain.echoing, microphone: ManualMicrophone? = nil,
        _ test: @escaping @Sendable (Library) async throws -> Void
    ) async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain)) { port in
            var configuration = EchoConfiguration.default
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            try await test(Library(key: LoopbackServer.token, configuration: configuration, microphone: microphone))
        }
    }

    @Test func `a conversation in writing, whose messages come until it is closed`() async throws {
        let paper = Paper()
        try await run { library in
            library.when(.messageFinalized) { event in
                guard case .messageFinalized(let message) = event, message.role == .assistant else { return }
                await library.latest.conversation?.close()
            }
            func Echo(key: String) -> Library { library }
            func print(_ line: String) { paper.write(line) }

            // Initialize
            let echo = Echo(key: "sk-...")

            // Start conversation
            let conversation = try await echo.startConversation(
                mode: .text,
                systemMessage: "You are a helpful assistant"
            )

            // Send message
            try await conversation.send("Hello!")

            // Receive messages
            for await message in conversation.messages {
                print("\(message.role): \(message.text)")
            }
        }
        #expect(paper.lines.contains("user: Hello!"))
        #expect(paper.lines.last == "assistant: You said: Hello!")
    }

    @Test func `a conversation by voice, whose sound is handled by itself`() async throws {
        let microphone = ManualMicrophone()
        try await run(microphone: microphone) { echo in
            // Start in audio mode with VAD
            let conversation = try await echo.startConversation(
                mode: .audio,
                turnMode: .automatic(
                    VADConfiguration(
                        threshold: 0.5,
                        silenceDuration: .milliseconds(500)
                    )
                )
            )

            #expect(await eventually { microphone.isOpen })
            #expect(await conversation.settings.turnMode == .automatic(.server))
            #expect(await conversation.settings.silence == .milliseconds(500))
            await conversation.close()
        }
    }

    @Test func `a conversation that changes its mode twice`() async throws {
        let microphone = ManualMicrophone()
        try await run(microphone: microphone) { echo in
            // Start in text
            let conversation = try await echo.startConversation(mode: .text)
            try await conversation.send("Let's discuss Swift")
            #expect(await eventually { await conversation.allMessages.last?.text == "You said: Let's discuss Swift" })
            #expect(!microphone.isOpen)

            // Switch to voice
            try await conversation.switchMode(to: .audio)
            // Continue with voice...
            #expect(await eventually { microphone.isOpen })

            // Switch back to text
            try await conversation.switchMode(to: .text)
            // Context preserved throughout
            #expect(
                await conversation.allMessages.map(\.text) == ["Let's discuss Swift", "You said: Let's discuss Swift"])
            #expect(await eventually { !microphone.isOpen })
            await conversation.close()
        }
    }

    @Test func `embeddings and search`() async throws {
        let corpus = ["Swift and Rust are programming languages.", "Bread is baked from flour."]
        try await run { echo in
            // Generate embedding
            let embedding = try await echo.generate.embedding(
                from: "Swift is powerful"
            )

            // Find similar texts
            let results = try await echo.find.similar(
                to: "programming languages",
                in: corpus,
                topK: 5
            )

            #expect(embedding.count == 1536)
            #expect(results.map(\.index) == [0, 1])
            #expect(results.first?.text == corpus[0])
            let large: [[Float]] = try await echo.generate.embeddings(from: corpus, model: .textEmbedding3Large)
            #expect(large.map(\.count) == [3072, 3072])
        }
    }

    private struct UserProfile: Codable {
        let name: String
        let age: Int
    }

    @Test func `an answer that is a value`() async throws {
        try await run(ScriptedBrain.says(#"{"name":"John","age":30}"#)) { echo in
            let profile = try await echo.generate.structured(
                UserProfile.self,
                from: "Create profile for John, 30 years old"
            )

            #expect(profile.name == "John")
            #expect(profile.age == 30)
            let again = try await echo.generate.structured(UserProfile.self, from: "John, 30", model: .gpt5)
            #expect(again.age == 30)
        }
    }

    /// Asks for the weather once, then says what it was told.
    private static let curious = ScriptedBrain { prompt in
        guard case .callOutput(_, let output)? = prompt.items.last else {
            return .parts([.call(name: "get_weather", arguments: #"{"location":"Lisbon"}"#)])
        }
        return .parts([.text(output)])
    }

    @Test func `a function that the assistant calls`() async throws {
        try await run(Self.curious) { echo in
            let weatherTool = Tool(
                name: "get_weather",
                description: "Get weather for location",
                parameters: ["location": ["type": "string"]]
            ) { args in
                let location = args["location"]?.string ?? ""
                return "Sunny, 72°F in \(location)"
            }

            echo.registerTool(weatherTool)

            let conversation = try await echo.startConversation(mode: .text)
            try await conversation.send("How is the weather in Lisbon?")
            #expect(await eventually { await conversation.allMessages.last?.text == "Sunny, 72°F in Lisbon" })
            await conversation.close()
        }
    }

    @Test func `a tool's properties alone are a schema that requires them`() {
        let properties: JSONValue = ["location": ["type": "string"]]
        let schema: JSONValue = ["type": "object", "properties": properties, "required": ["location"]]
        let handler = { @Sendable (arguments: JSONValue) async throws -> String in arguments.text }

        #expect(Tool(name: "t", description: "", parameters: properties, handler: handler).parameters == schema)
        #expect(Tool(name: "t", description: "", parameters: schema, handler: handler).parameters == schema)
    }

    @Test func `handlers of events, with and without waiting`() async throws {
        let paper = Paper()
        try await run { echo in
            echo.when(.messageFinalized) { event in paper.write("trailing \(event.type)") }
            echo.when(.messageFinalized, handler: { event in paper.write("handler \(event.type)") })
            echo.when(.messageFinalized, asyncHandler: { event in paper.write("asyncHandler \(event.type)") })
            let conversation = try await echo.startConversation(mode: EchoMode.text, turnMode: .manual)
            try await conversation.send("hello")

            #expect(await eventually { Set(paper.lines).count == 3 })
            await conversation.close()
        }
    }

    @Test func `models by name are those that are known`() {
        let catalogue = ModelCatalogue.published
        #expect(Set(ResponsesModel.allCases.map(\.rawValue)).isSubset(of: catalogue.names(on: .responses)))
        #expect(Set(EmbeddingModel.allCases.map(\.rawValue)) == Set(catalogue.names(on: .embeddings)))
    }
}
