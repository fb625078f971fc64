import Testing

@testable import Echo

@Suite struct `Telling words from murmurs` {
    @Test(arguments: ["Mhm.", "mm-hmm", "Uh-huh", "[cough]", "(laughs) hm", "", "…", "*sniffs*"])
    func `a murmur is no word`(text: String) {
        #expect(!Murmur.holdsWords(text, whileAssistantSpeaks: true))
        #expect(!Murmur.holdsWords(text, whileAssistantSpeaks: false))
    }

    @Test(arguments: ["Yes.", "Okay, sure", "I see", "yeah right"])
    func `assent to somebody who speaks is a murmur, and an answer to somebody who does not`(text: String) {
        #expect(!Murmur.holdsWords(text, whileAssistantSpeaks: true))
        #expect(Murmur.holdsWords(text, whileAssistantSpeaks: false))
    }

    @Test(arguments: ["Stop.", "no", "Okay stop", "mhm but why", "42", "停"])
    func `a word is a word`(text: String) {
        #expect(Murmur.holdsWords(text, whileAssistantSpeaks: true))
    }

    @Test(arguments: ["And.", "None", "but", "hum", "the"])
    func `a lone scrap over a voice is what a recogniser makes of a hum`(text: String) {
        #expect(!Murmur.holdsWords(text, whileAssistantSpeaks: true))
        #expect(Murmur.holdsWords(text, whileAssistantSpeaks: false))
        #expect(Murmur.holdsWords(text + " then stop", whileAssistantSpeaks: true))
    }
}
