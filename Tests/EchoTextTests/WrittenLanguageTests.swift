import EchoText
import Testing

@Suite struct `The language of a sentence` {
    @Test(
        arguments: [
            ("Tell me a short story about a ship.", "en"), ("Good evening, how are you?", "en"),
            ("Where is the station, please?", "en"),
            ("Buenas noches, ¿cómo está usted?", "es"), ("¿Dónde está la estación, por favor?", "es"),
            ("Bonsoir, je voudrais une chambre pour deux nuits.", "fr"), ("Où est la gare ?", "fr"),
            ("Guten Abend, wie geht es Ihnen?", "de"), ("Wo ist der Bahnhof, bitte?", "de"),
            ("駅はどこですか。", "ja"),
        ])
    func `is told by its small words`(sentence: String, language: String) {
        #expect(WrittenLanguage.guess(sentence) == language)
    }

    @Test(arguments: ["", "…", "12345", "Anna", "Kyiv Warszawa"]) func `is not made up`(text: String) {
        #expect(WrittenLanguage.guess(text) == nil)
    }
}
