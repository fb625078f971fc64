import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `The parts of the assistant are chosen by a text` {
    @Test(
        arguments: [
            ("built-in", .builtIn), ("auto", .auto), ("AUTO", .auto),
            ("http://127.0.0.1:11434", .server(PartServer(baseURL: "http://127.0.0.1:11434/v1"))),
            (
                "tcp://127.0.0.1:10200#en_US-joe-medium",
                .server(PartServer(baseURL: "tcp://127.0.0.1:10200", model: "en_US-joe-medium"))
            ),
            ("http://localhost:8000/v1/", .server(PartServer(baseURL: "http://localhost:8000/v1"))),
            (
                "https://host.example/api#llama3.2:1b",
                .server(PartServer(baseURL: "https://host.example/api/v1", model: "llama3.2:1b"))
            ),
            (
                "http://127.0.0.1:8880#kokoro@af_sky",
                .server(PartServer(baseURL: "http://127.0.0.1:8880/v1", model: "kokoro", voice: "af_sky"))
            ),
            (
                "http://127.0.0.1:8880#@af_sky",
                .server(PartServer(baseURL: "http://127.0.0.1:8880/v1", voice: "af_sky"))
            ),
        ] as [(String, PartChoice)])
    func `that is one of a few words or an address`(text: String, choice: PartChoice) throws {
        #expect(try PartChoice(text) == choice)
    }

    @Test(arguments: [
        "http://127.0.0.1:11434", "http://127.0.0.1:11434#llama3.2:1b", "http://127.0.0.1:8880#kokoro@af_sky",
        "tcp://127.0.0.1:10300#base-int8", "https://host.example/api#m",
    ])
    func `which it also tells`(text: String) throws {
        #expect(try PartServer(text).text == text)
    }

    @Test func `a brain has no voice, and may have an @ in its name`() throws {
        let parts = LocalAssistantParts(
            brain: try PartChoice("http://127.0.0.1:1234#qwen@q4"),
            voice: try PartChoice("http://127.0.0.1:8880#k@sky"))

        #expect(parts.brain == .server(PartServer(baseURL: "http://127.0.0.1:1234/v1", model: "qwen@q4")))
        #expect(parts.voice == .server(PartServer(baseURL: "http://127.0.0.1:8880/v1", model: "k", voice: "sky")))
    }

    @Test(arguments: ["", "ollama", "127.0.0.1:11434", "ftp://host", "tcp://host", "http://", "http:///v1", "#model"])
    func `and by no other`(text: String) {
        #expect(throws: PartChoiceError.self) { try PartChoice(text) }
    }

    @Test func `models are told apart by their names`() {
        let models = ["nomic-embed-text", "Systran/faster-whisper-small", "hexgrad/Kokoro-82M", "llama3.2"]
            .map { ModelObject(id: $0) }

        #expect(ModelPicker.pick(.brain, from: models)?.id == "llama3.2")
        #expect(ModelPicker.pick(.ears, from: models)?.id == "Systran/faster-whisper-small")
        #expect(ModelPicker.pick(.voice, from: models)?.id == "hexgrad/Kokoro-82M")
        let two = [ModelObject(id: "a"), ModelObject(id: "b"), ModelObject(id: "whisper")]
        #expect(ModelPicker.pick(.brain, from: two, before: ["b", "whisper"])?.id == "b")
        #expect(ModelPicker.pick(.brain, from: two, before: ["c"])?.id == "a")
        #expect(ModelPicker.pick(.brain, from: [ModelObject(id: "gpt-5", ownedBy: "echo-tui-local")]) == nil)
    }
}
