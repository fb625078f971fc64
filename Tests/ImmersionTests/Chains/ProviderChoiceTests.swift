import Testing

@testable import Immersion

@Suite struct `Providers are chosen by name and place` {
    @Test func `in their order, with what names nobody`() {
        let (known, unknown) = ProviderChoice.choices(
            " ElevenLabs,azure westeurope, languagetool http://127.0.0.1:8081 ,, nobody here, google a b")

        #expect(
            known == [
                ProviderChoice(.elevenLabs), ProviderChoice(.azure, place: "westeurope"),
                ProviderChoice(.languageTool, place: "http://127.0.0.1:8081"),
            ])
        #expect(unknown == ["nobody here", "google a b"])
    }

    @Test func `those who have models take an address and a model, in any order`() {
        let (known, unknown) = ProviderChoice.choices(
            "openai gpt-5 http://127.0.0.1:1/v1, anthropic claude-haiku-5-5, openai, anthropic a b, google m x")

        #expect(
            known == [
                ProviderChoice(.openAI, place: "http://127.0.0.1:1/v1", model: "gpt-5"),
                ProviderChoice(.anthropic, model: "claude-haiku-5-5"), ProviderChoice(.openAI),
            ])
        #expect(unknown == ["anthropic a b", "google m x"])
    }

    @Test(arguments: [
        ("openai gpt-5-mini", "openai gpt-6-luna"), (" OpenAI  gpt-5-mini , google", " OpenAI  gpt-6-luna , google"),
        (
            "anthropic a,openai https://api.openai.com/v1 gpt-5-mini",
            "anthropic a,openai https://api.openai.com/v1 gpt-6-luna"
        ),
        ("openai http://127.0.0.1:1/v1 gpt-5-mini", "openai http://127.0.0.1:1/v1 gpt-5-mini"),
        ("anthropic gpt-5-mini", "anthropic gpt-5-mini"), ("openai gpt-6-luna", "openai gpt-6-luna"),
        ("openai", "openai"), ("", ""), ("openai gpt-5-mini x", "openai gpt-5-mini x"),
    ])
    func `models of OpenAI's own get other names, and nothing else changes`(text: String, renamed: String) {
        #expect(ProviderChoice.renamed(text) { $0 == "gpt-5-mini" ? "gpt-6-luna" : nil } == renamed)
    }

    @Test func `nothing chosen is nobody`() {
        #expect(ProviderChoice.choices("").known.isEmpty)
        #expect(ProviderChoice.choices(String(repeating: "google,", count: 10_000)).known.count <= 20)
    }

    @Test func `Each has a name of its own: a server of one's own is called by host and port`() {
        let chosen = """
            openai http://127.0.0.1:8080/v1 llama, openai http://127.0.0.1:8081/v1 llama, openai, anthropic a, \
            anthropic b, azure westeurope, whisper http://127.0.0.1:9/v1, openai http://127.0.0.1:8082/v1 x, \
            openai http://127.0.0.1:8082/v1 y, google, google
            """

        let labels = ProviderChoice.labels(of: ProviderChoice.choices(chosen).known)

        #expect(
            labels == [
                "127.0.0.1:8080", "127.0.0.1:8081", "OpenAI", "Anthropic a", "Anthropic b", "Azure", "Whisper",
                "127.0.0.1:8082 x", "127.0.0.1:8082 y", "Google", "Google (2)",
            ])
    }
}
