import EchoAudio
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `Who translates` {
    @Test func `is the first who does`() async throws {
        let translator = FirstTranslator(translators: [
            ScriptedTranslator(["fr": [:]]), ScriptedTranslator(["es": [:]], failing: "it is away"),
            ScriptedTranslator(["es": ["Hello.": "Hola."]]),
        ])
        #expect(await translator.translates(into: "es"))
        #expect(await !translator.translates(into: "de"))
        #expect(try await translator.translate("Hello.", into: "es") == "Hola.")
    }

    @Test func `says why when nobody does`() async {
        let translator = FirstTranslator(translators: [ScriptedTranslator(["es": [:]], failing: "it is away")])
        await #expect(throws: ScriptedTranslator.Failure.self) { try await translator.translate("Hello.", into: "es") }
        await #expect(throws: FirstTranslator.Nobody.self) { try await translator.translate("Hello.", into: "de") }
    }

    @Test func `is a model, which is told the language by name`() async throws {
        let brain = ScriptedBrain { prompt in
            prompt.instructions.contains("Spanish (es)") && prompt.items == [.user("Hello. Bye.")]
                ? .parts([.text("Hola. "), .text("Adiós.")]) : .failure("another prompt")
        }
        let translator = BrainTranslator { brain }
        #expect(await translator.translates(into: "es"))
        #expect(try await translator.translate("Hello. Bye.", into: "es") == "Hola. Adiós.")
    }

    @Test func `is nobody where it is said in the language already`() async throws {
        let translator = BrainTranslator { ScriptedBrain { _ in .parts([.text("The number of days.")]) } }
        #expect(try await translator.translate("What time is it?", into: "en") == "What time is it?")
    }

    @Test func `is nobody without a model`() async {
        let translator = BrainTranslator { nil }
        #expect(await !translator.translates(into: "es"))
        await #expect(throws: FirstTranslator.Nobody.self) { try await translator.translate("Hello.", into: "es") }
    }

    @Test func `English is spoken by whatever voice there is, another language by one that knows it`() async throws {
        func speaks(_ language: String) async -> Bool {
            let voice = LanguageSynthesizer(
                language: language, voices: ScriptedVoices(["es"]), english: ScriptedSynthesizer())
            return await (try? voice.speak("Hola.", voice: "alloy", speed: 1)) != nil
        }
        #expect(await speaks("es"))
        #expect(await speaks("en"))
        #expect(await !speaks("de"))
    }
}
