import Testing

@testable import Echo

@Suite struct `What a model is for, by its name` {
    @Test(arguments: [
        ("llama3.2:3b", ModelCatalogue.Use.text, true), ("whisper-large-v3", .text, false), ("sora-2", .text, false),
        ("whisper-large-v3", .transcription, true), ("Kokoro", .speech, true), ("nomic-embed-text", .embeddings, true),
        ("bge-reranker", .embeddings, false), ("gpt-realtime", .realtime, true), ("qwen3-omni", .realtime, true),
        ("tts-1", .realtime, false), ("acme/My-TTS", .speech, true), ("E5-small", .embeddings, true),
        ("e5", .text, true), ("", .text, true), ("modèle-transcribe", .transcription, true),
        ("whispe", .transcription, false), ("meta-llama/Llama-Guard-3-8B", .text, false),
        ("meta-llama/llama-prompt-guard-2-86m", .text, false), ("mistral-ocr-latest", .text, false),
        ("black-forest-labs/FLUX.1-schnell", .text, false), ("silero-vad", .text, false), ("aqa", .text, false),
        ("models/aqa", .realtime, false), ("gpt-oss-safeguard-20b", .text, false), ("granite-guardian", .text, false),
        ("Salesforce/Llama-Rank-V1", .text, false), ("m2-bert-80M-32k-retrieval", .text, false),
        ("stabilityai/sdxl-turbo", .text, false), ("Skywork-Reward-Llama-3.1-8B", .text, false),
        // Parts of words say nothing.
        ("vanguard-8b", .text, true), ("rankin-chat", .text, true), ("albert-large", .text, true),
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

    @Test(arguments: [
        "dall-e-3", "omni-moderation", "gpt-image-1", "bge-rerank", "gpt-realtime-whisper", "llama-guard3:8b",
        "FLUX.1-dev",
    ])
    func `is nothing that answers anybody`(name: String) {
        #expect(ModelName.likelyAPIs(name, isVendors: false).isEmpty)
    }

    @Test func `is the same for both who ask`() {
        #expect(ModelName.likelyAPIs("llama3.2", isVendors: true) == [.responses, .chat])
        #expect(ModelName.likelyAPIs("nomic-embed-text", isVendors: true) == [.embeddings])
        #expect(ModelName.likelyAPIs("gpt-realtime-2", isVendors: true) == [.realtime])
    }
}

@Suite struct `Whether a model thinks` {
    @Test(arguments: [
        ("gpt-5-nova", true), ("gpt-6.9-nova", true), ("gpt-7", true), ("gpt-9.1-sol", true), ("o5-mini", true),
        ("gpt-4.5-preview", false), ("gpt-3.5-turbo-0125", false), ("gpt-oss-120b", false), ("gpt-realtime-3", false),
        ("gpt-7b-chat", false), ("gpt-50", false), ("omni-moderation", false), ("o", false), ("olmo-2", false),
        ("llama3.2", false), ("", false),
    ])
    func `is guessed from its family where no catalogue knows it`(name: String, thinks: Bool) {
        #expect(ModelCatalogue.published.reasons(name) == thinks)
    }

    @Test(arguments: [("gpt-6.1-terra", true), ("gpt-4.1", false), ("gpt-5-chat-latest", false), ("o3", true)])
    func `is read where it does`(name: String, thinks: Bool) {
        #expect(ModelCatalogue.published.reasons(name) == thinks)
    }
}
