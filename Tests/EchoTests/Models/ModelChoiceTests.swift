import Foundation
import Testing

@testable import Echo

@Suite struct `The model that is asked` {
    private func configuration(
        _ url: String = "http://127.0.0.1:1234/v1", _ change: (inout EchoConfiguration) -> Void = { _ in }
    ) -> EchoConfiguration {
        var configuration = EchoConfiguration()
        configuration.baseURL = url
        change(&configuration)
        return configuration
    }

    @Test func `is the default where the server is the vendor's, which is not asked`() async throws {
        let choice = ModelChoice(configuration(EchoConfiguration.openAI)) {
            Issue.record("it was asked")
            return nil
        }
        #expect(try await choice.model(nil, for: .text) == "gpt-6.1-terra")
        #expect(try await choice.model(nil, for: .realtime) == "gpt-realtime-2.1")
        #expect(try await choice.model(nil, for: .embeddings) == "text-embedding-3-small")
    }

    @Test(arguments: [
        (["llama3.2:3b"], "llama3.2:3b"), (["gpt-6.1-terra", "llama3.2:3b"], "gpt-6.1-terra"),
        (["nomic-embed-text", "whisper-large-v3", "kokoro", "qwen3:8b"], "qwen3:8b"),
        (["gpt-realtime-2.1", "tts-1", "gpt-4o"], "gpt-4o"), ([], "gpt-6.1-terra"),
        (
            [
                "meta-llama/Llama-Guard-3-8B", "FLUX.1-dev", "deepseek-ocr", "aqa", "Qwen3-8B-Base",
                "llama-3.3-instruct",
            ],
            "llama-3.3-instruct"
        ),
        (["doclayout", "gemma-3-4b-it", "llama-3.3-instruct"], "gemma-3-4b-it"), (["my-own", "bge-m3"], "my-own"),
        (["Qwen3-8B-Base"], "Qwen3-8B-Base"), (["llama-guard3", "silero-vad"], "gpt-6.1-terra"),
    ])
    func `is one of the server's own where it is not`(names: [String], model: String) async throws {
        let choice = ModelChoice(configuration()) { names }
        #expect(try await choice.model(nil, for: .text) == model)
    }

    @Test func `is not one that the person's own catalogue has for something else`() async throws {
        let own = configuration {
            var vectors = Model("jina")
            vectors.apis = [.embeddings]
            $0.models.add(vectors)
        }
        #expect(try await ModelChoice(own) { ["jina", "llama"] }.model(nil, for: .text) == "llama")
    }

    @Test func `is the default where the server does not tell`() async throws {
        #expect(try await ModelChoice(configuration()) { nil }.model(nil, for: .text) == "gpt-6.1-terra")
    }

    @Test func `is the one that was named, whatever the server has`() async throws {
        let named = configuration {
            $0.responsesModel = "my-model"
            $0.additionalModels = ["my-model"]
        }
        #expect(try await ModelChoice(named) { ["llama"] }.model(nil, for: .text) == "my-model")
    }

    @Test func `may be one that only the server knows`() async throws {
        #expect(try await ModelChoice(configuration()) { ["llama", "qwen"] }.model("qwen", for: .text) == "qwen")
    }

    @Test func `is refused with the nearest names when nobody knows it`() async {
        let choice = ModelChoice(configuration(EchoConfiguration.openAI)) { ["gpt-6.9-nova"] }
        do throws(EchoError) {
            _ = try await choice.model("gpt-6.9-nov", for: .text)
            Issue.record("it was taken")
        } catch {
            guard case .unsupportedModel(name: "gpt-6.9-nov", let nearest, _) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(nearest.first == "gpt-6.9-nova")
        }
    }

    private func nearest(
        _ name: String, at configuration: EchoConfiguration, _ list: [String]?
    ) async throws -> [String]? {
        let error = await #expect(throws: EchoError.self) {
            try await ModelChoice(configuration) { list }.check(name, for: .text)
        }
        guard case .unsupportedModel(_, let names, _)? = error else { return nil }
        return names
    }

    @Test func `elsewhere is refused with names that the server has and that answer`() async throws {
        let list = ["good-model", "Qwen3", "whisper-1", "tts-1", "text-embedding-3-small"]

        #expect(try await nearest("qwen3", at: configuration(), list) == ["Qwen3", "good-model"])
    }

    @Test(arguments: [nil, []] as [[String]?])
    func `elsewhere is refused with no name of the vendor's that it is unlike, where the server lists none`(
        list: [String]?
    ) async throws {
        #expect(try await nearest("qwen3", at: configuration(), list) == [])
        let named = configuration { $0.additionalModels = ["my-own"] }
        #expect(try await nearest("my-onw", at: named, list) == ["my-own"])
        let alike = try #require(try await nearest("gpt-5.5-x", at: configuration(), list))
        #expect(!alike.isEmpty && alike.allSatisfy { $0.hasPrefix("gpt-") })
    }

    @Test func `at the vendor is refused with names that live`() async throws {
        let names = try await nearest("gpt-5-mini-x", at: configuration(EchoConfiguration.openAI), ["whisper-1"])

        #expect(names?.contains("whisper-1") == false)
        #expect(names?.isEmpty == false)
    }

    @Test func `is taken as a person chose it where no list says what there is`() async throws {
        let choice = ModelChoice(configuration()) { nil }
        try await choice.checkChosen("my-own", for: .text)
        #expect(try await choice.model("my-own", for: .text) == "my-own")
        let empty = ModelChoice(configuration()) { [] }
        try await empty.checkChosen("my-own", for: .text)
        #expect(try await empty.model("my-own", for: .text) == "my-own")
        let begun = ModelChoice(configuration(), knowsAll: { false }) { ["llama"] }
        try await begun.checkChosen("my-own", for: .text)
        await #expect(throws: EchoError.self) {
            try await ModelChoice(configuration()) { ["llama"] }.checkChosen("my-own", for: .text)
        }
    }

    @Test func `of the vendor's is refused at a server of others that lists others and does not find it`() async throws
    {
        let list = ["qwen3:8b", "llama3.2"]
        let lacking = ModelChoice(configuration(), lacks: { $0 == "gpt-6.1-terra" }) { list }
        await #expect(throws: EchoError.self) { try await lacking.checkChosen("gpt-6.1-terra", for: .text) }
        try await lacking.checkChosen("gpt-6-luna", for: .text)
        try await ModelChoice(configuration(), lacks: { _ in true }) { nil }.checkChosen("gpt-6-luna", for: .text)
        try await ModelChoice(configuration(), knowsAll: { false }, lacks: { _ in true }) { list }
            .checkChosen("gpt-6-luna", for: .text)
        try await ModelChoice(configuration(EchoConfiguration.openAI), lacks: { _ in true }) { list }
            .checkChosen("gpt-6-luna", for: .text)
    }

    @Test func `answers where it is needed`() async {
        let choice = ModelChoice(configuration(EchoConfiguration.openAI)) { nil }
        await #expect(throws: EchoError.self) { try await choice.check("gpt-6.1-terra", for: .realtime) }
        await #expect(throws: EchoError.self) { try await choice.check("gpt-realtime-2.1", for: .text) }
    }
}
