import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Apertium on this machine` {
    @Test(.enabled(if: Installed.spanish, "apertium-spa-cat is not installed"))
    func `Spanish words have all their readings`() async throws {
        let morphology = try ApertiumMorphology(language: "es")
        let readings = try await morphology.readings(of: ["va", "al", "xyzzyq", "Madrid", "", "^a/b$<n>\0", "casas"])
        #expect(readings[0].contains { $0.lemma == "ir" && $0.tags.contains("p3") })
        #expect(readings[1].contains { $0.lemma == "a" && !$0.joined.isEmpty })
        #expect(readings[2].isEmpty && !readings[3].isEmpty && readings[4].isEmpty && readings[5].isEmpty)
        #expect(readings[6].contains { $0.lemma == "casa" && $0.tags.contains("pl") })
        #expect(try await morphology.lemmas(of: "hablamos").contains("hablar"))
    }

    @Test(.enabled(if: Installed.spanish, "apertium-spa-cat is not installed"))
    func `Spanish forms are made`() async throws {
        let morphology = try ApertiumMorphology(language: "es")
        let forms = try await morphology.forms(of: [
            WantedForm(lemma: "ir", tags: ["vblex", "pri", "p1", "sg"]),
            WantedForm(lemma: "blanco", tags: ["adj", "f", "sg"]), WantedForm(lemma: "xyzzyq", tags: ["n", "m", "sg"]),
            WantedForm(lemma: "ir", tags: ["$ ^"]), WantedForm(lemma: "", tags: ["n"]),
            WantedForm(lemma: "niño", tags: ["n", "f", "pl"]),
        ])
        #expect(forms == ["voy", "blanca", nil, nil, nil, "niñas"])
    }

    @Test(.enabled(if: Installed.french, "apertium-fra-cat is not installed"))
    func `French words have readings and forms`() async throws {
        let morphology = try ApertiumMorphology(language: "fr")
        #expect(try await morphology.lemmas(of: "vais").contains("aller"))
        #expect(try await morphology.lemmas(of: "chevaux").contains("cheval"))
    }

    @Test(.enabled(if: Installed.gloss, "apertium-eng-spa is not installed"))
    func `A rough gloss is marked as one`() async throws {
        let gloss = try ApertiumGloss(from: "es")
        let english = try await gloss.translate(
            TranslationRequest(text: "Yo voy al parque", source: "es", target: "en"))
        #expect(english == Translation(text: "I go to the park", isRough: true))
        let hostile = try await gloss.translate(
            TranslationRequest(text: "una casa [b] ^c$ \\ <d>\0 {e}\n.", source: "es", target: "en"))
        #expect(hostile.text.contains("house"))
        let again = try await gloss.translate(TranslationRequest(text: "el perro", source: "es", target: "en"))
        #expect(again.text.lowercased() == "the dog")
        await #expect(throws: ProviderError.nobodyTranslates) {
            try await gloss.translate(TranslationRequest(text: "chien", source: "fr", target: "en"))
        }
    }

    @Test(
        .enabled(if: Installed.frenchGloss, "apertium-fr-es is not installed"),
        arguments: [
            ("fr", "es", "Le chien dort", "El perro duerme"), ("es", "fr", "El perro duerme", "Le chien dort"),
        ])
    func `French becomes Spanish, and Spanish French, as roughly`(from: String, to: String, text: String, means: String)
        async throws
    {
        let gloss = try ApertiumGloss(from: from)

        let translation = try await gloss.translate(TranslationRequest(text: text, source: from, target: to))

        #expect(translation == Translation(text: means, isRough: true))
    }

    @Test func `What is not installed says so`() {
        #expect(throws: ProviderError.self) { try ApertiumMorphology(language: "es", folder: "/nowhere") }
        #expect(throws: ProviderError.unsupported(what: "the forms of de")) { try ApertiumMorphology(language: "de") }
        for (language, part) in [("es", "apertium-eng-spa"), ("fr", "apertium-fr-es")] {
            #expect(throws: ProviderError.notInstalled(part: part)) {
                try ApertiumGloss(from: language, modes: "/nowhere")
            }
        }
    }

    @Test func `A mode becomes a command that stays, and one that a shell could take for more does not`() {
        let mode = "lt-proc '/a/b.bin' | apertium-tagger -g $2 '/a/c.prob' | lt-proc $1 '/a/d.bin'\n"
        #expect(
            ApertiumMode.command(mode)
                == "lt-proc -z '/a/b.bin' | apertium-tagger -z -g '/a/c.prob' | lt-proc -z -g '/a/d.bin'")
        for mode in [
            "", "lt-proc '/a;rm'", "lt-proc `x`", "rm -rf /", "lt-proc a | sh", "lt-proc $3", "lt-proc a && b",
        ] {
            #expect(ApertiumMode.command(mode) == nil, "\(mode)")
        }
    }

    @Test func `The stream is read, whatever stands in it`() {
        #expect(ApertiumStream.readings(in: "^va/ir<v>/ser\\/x<v>$ ^q/*q$\n") == [["ir<v>", "ser/x<v>"], []])
        #expect(ApertiumStream.readings(in: "^a/b") == [] && ApertiumStream.readings(in: "$/^^\\") == [])
        #expect(ApertiumStream.escaped("a^b$c\0\n/") == "a\\^b\\$c\\/")
    }
}
