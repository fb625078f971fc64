import Foundation
import Testing

@testable import LocalBackend

@Suite struct `No profanity is heard` {
    @Test func `because the recogniser does not know the words`() {
        let dictionary = "shirt SH ER T\nshit SH IH T\nshit(2) SH IH D\nyamashita Y AA M\ntitle T AY\ntit T IH T"
        let polite = String(decoding: PoliteDictionary.polite(Data(dictionary.utf8)), as: UTF8.self)

        #expect(
            polite.split(separator: "\n").map { $0.hasPrefix("##") } == [false, true, true, false, false, true])
        #expect(polite.contains("yamashita Y AA M"))
    }

    @Test func `by the decoder itself`() async throws {
        let sound = try await FliteSynthesizer().speak("nine plus shit", voice: "cedar", speed: 1)
        let heard = try await PocketSphinxRecognizer(decoders: 1).transcribe(sound, vocabulary: ["nine plus six"])

        #expect(!heard.text.lowercased().contains("shit"))
        #expect(heard.text.lowercased().hasPrefix("nine"))
    }
}
