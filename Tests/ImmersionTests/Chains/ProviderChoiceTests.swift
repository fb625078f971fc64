import Testing

@testable import Immersion

@Suite("Providers are chosen by name and place")
struct ProviderChoiceTests {
    @Test("in their order, with what names nobody") func parts() {
        let (known, unknown) = ProviderChoice.choices(
            " ElevenLabs,azure westeurope, languagetool http://127.0.0.1:8081 ,, nobody here, google a b")

        #expect(
            known == [
                ProviderChoice(.elevenLabs), ProviderChoice(.azure, place: "westeurope"),
                ProviderChoice(.languageTool, place: "http://127.0.0.1:8081"),
            ])
        #expect(unknown == ["nobody here", "google a b"])
    }

    @Test("nothing chosen is nobody") func none() {
        #expect(ProviderChoice.choices("").known.isEmpty)
        #expect(ProviderChoice.choices(String(repeating: "google,", count: 10_000)).known.count <= 20)
    }
}
