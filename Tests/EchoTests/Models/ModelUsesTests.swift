import Testing

@testable import Echo

@Suite struct `What a model is for, by its name` {
    @Test(arguments: [
        ("llama3.2:3b", ModelCatalogue.Use.text, true), ("whisper-large-v3", .text, false), ("sora-2", .text, false),
        ("whisper-large-v3", .transcription, true), ("Kokoro", .speech, true), ("nomic-embed-text", .embeddings, true),
        ("bge-reranker", .embeddings, false), ("gpt-realtime", .realtime, true), ("qwen3-omni", .realtime, true),
        ("tts-1", .realtime, false), ("acme/My-TTS", .speech, true), ("E5-small", .embeddings, true),
        ("e5", .text, true), ("", .text, true), ("modèle-transcribe", .transcription, true),
        ("whispe", .transcription, false),
    ])
    func `is guessed where no catalogue knows it`(name: String, use: ModelCatalogue.Use, fits: Bool) {
        #expect(ModelName.looksFit(name, for: use) == fits)
    }

    @Test(arguments: [
        ("ft:gpt-4.1-mini-2025-04-14:acme:voicebot:Ab12", ModelCatalogue.Use.text, true),
        ("ft:gpt-4.1-mini-2025-04-14:image-works::Ab12", .text, true),
        ("ft:gpt-4.1-mini-2025-04-14:acme:tts:Ab12", .speech, false), ("ft:whisper-2:acme::Ab12", .text, false),
        ("my:tts:voice", .text, false), ("ft:tts", .text, false),
    ])
    func `is not guessed from what its owner called it`(name: String, use: ModelCatalogue.Use, fits: Bool) {
        #expect(ModelName.looksFit(name, for: use) == fits)
    }

    @Test(arguments: ["dall-e-3", "omni-moderation", "gpt-image-1", "bge-rerank", "gpt-realtime-whisper"])
    func `is nothing that answers anybody`(name: String) {
        #expect(ModelName.likelyAPIs(name, isVendors: false).isEmpty)
    }

    @Test func `is the same for both who ask`() {
        #expect(ModelName.likelyAPIs("llama3.2", isVendors: true) == [.responses, .chat])
        #expect(ModelName.likelyAPIs("nomic-embed-text", isVendors: true) == [.embeddings])
        #expect(ModelName.likelyAPIs("gpt-realtime-2", isVendors: true) == [.realtime])
    }
}
