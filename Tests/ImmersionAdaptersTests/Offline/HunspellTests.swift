import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Hunspell` {
    private static func isInstalled(_ language: RoomLanguage) -> Bool {
        Installed.has("hunspell")
            && HunspellSpeller.dictionary(of: language, in: HunspellSpeller.standardFolder) != nil
    }

    @Test func `its answers are read: what is known, near, or near nothing, and the word that ends them`() {
        let answer = """
            @(#) International Ispell Version 3.2.06 (but really Hunspell 1.7.1)
            *

            & Strase 3 1: Strass, Strafe, Straße

            # zzqx 1

            + GEHEN

            # ƿƿ 1
            """

        #expect(
            HunspellSpeller.misspelt(in: answer) == ["Strase": ["Strass", "Strafe", "Straße"], "zzqx": []])
    }

    @Test func `of its analyses those are read that are no compounds`() {
        let answer = """
            Startbier  pa:bier

            Aquarell  st:aquarell fl:k
            Aquarell  st:Aquarell

            Ostfriesen

            """

        #expect(HunspellSpeller.whole(in: answer) == ["Aquarell"])
    }

    @Test func `without a dictionary it says which is missing`() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: ProviderError.self) {
            try HunspellSpeller(language: .german, folder: folder.path)
        }
        #expect([.notInstalled(part: "hunspell-de-de"), .notInstalled(part: "hunspell")].contains(error))
    }

    @Test(
        .enabled(if: isInstalled(.spanish), "hunspell-es is not installed"))
    func `Spanish words are asked for, one time after the other`() async throws {
        let speller = try HunspellSpeller(language: .spanish)

        for _ in 0..<3 {
            let found = try await speller.misspelt(["universidad", "univercidad", "niño"])
            #expect(found.keys.sorted() == ["univercidad"])
            #expect(found["univercidad"]?.contains("universidad") == true)
        }
        #expect(try await speller.misspelt(["casa"]).isEmpty)
    }

    @Test(.enabled(if: isInstalled(.german), "hunspell-de-de is not installed"))
    func `German words with letters of their own come back as they were sent`() async throws {
        let found = try await HunspellSpeller(language: .german).misspelt(["Straße", "Strase", "Schwimbad", "für"])

        #expect(found.keys.sorted() == ["Schwimbad", "Strase"])
        #expect(found["Strase"]?.contains("Straße") == true)
    }

    @Test(.enabled(if: isInstalled(.german), "hunspell-de-de is not installed"))
    func `words that are only made of others are told from those of the dictionary`() async throws {
        let speller = try HunspellSpeller(language: .german)

        #expect(try await speller.whole(["Startbier", "Aquarell", "Schmetterling"]) == ["Aquarell", "Schmetterling"])
    }
}
