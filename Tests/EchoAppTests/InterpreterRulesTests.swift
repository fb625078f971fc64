import Echo
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `What is asked of the interpreter` {
    private func request(_ words: String, spoken: [String] = ["en"], last: InterpretedLanguages? = nil)
        -> InterpreterRules.Wish
    {
        InterpreterRules.request(words, spoken: spoken, last: last)
    }

    @Test(arguments: ["es", "ES", " Spanish ", "to es", "into spanish", "es en", "es, en", "en es"])
    func `languages by their letters or their names`(words: String) {
        let isTurned = words == "en es"
        let expected = InterpretedLanguages(own: isTurned ? "es" : "en", other: isTurned ? "en" : "es")
        #expect(request(words) == .begin(expected))
    }

    @Test func `one's own language is the main one of the settings`() {
        #expect(request("es", spoken: ["de", "en"]) == .begin(InterpretedLanguages(own: "de", other: "es")))
        #expect(request("es", spoken: []) == .begin(InterpretedLanguages(own: "en", other: "es")))
    }

    @Test func `one direction only`() {
        #expect(request("es only") == .begin(InterpretedLanguages(own: "en", other: "es", isOneWay: true)))
        #expect(InterpretedLanguages(own: "en", other: "es", isOneWay: true).targets == ["es"])
        #expect(InterpretedLanguages(own: "en", other: "es").targets == ["es", "en"])
    }

    @Test(arguments: ["off", "stop", "OFF", "end"]) func `the end`(words: String) { #expect(request(words) == .end) }

    @Test func `without words, the same as last time`() {
        let last = InterpretedLanguages(own: "de", other: "fr")
        #expect(request("", last: last) == .begin(last))
        #expect(request("") == .nameless)
    }

    @Test func `what is no language, or twice the same, is refused`() {
        #expect(request("xx") == .unknown("xx"))
        #expect(request("klingonese") == .unknown("klingonese"))
        #expect(request("es fr de") == .unknown("de"))
        #expect(request("es nowhere") == .unknown("nowhere"))
        #expect(request("en") == .same("en"))
        #expect(request("es spanish") == .same("es"))
    }
}
