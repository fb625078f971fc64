import EchoScreen
import Testing

@testable import EchoWake

@Suite struct `A phrase to be called by` {
    private let dictionary = PhoneticDictionary(
        "hey HH EY\necho EH K OW\necho(2) EH K OW S\nso S OW\na AH\na(2) EY\n",
        of: ["hey", "echo", "so", "a", "zorblax"])

    @Test func `is as long as its words`() throws {
        let phrase = try Keyphrase("  Hey, ECHO! ", in: dictionary)

        #expect(phrase.text == "hey echo")
        #expect(phrase.phones == 5)
        #expect(phrase.line == "hey echo /1e-45/")
    }

    @Test func `with words that nobody knows is refused by them`() {
        #expect(throws: WakeObstacle.unknownWords(["zorblax", "mycroft"])) {
            try Keyphrase("hey zorblax mycroft", in: dictionary)
        }
    }

    @Test(arguments: ["", "a", "so", "…"]) func `that is too short is refused`(text: String) {
        #expect(throws: WakeObstacle.tooShort(text)) { try Keyphrase(text, in: dictionary) }
    }

    @Test func `is taken only for what begins with speech and lasts as long as people take`() throws {
        let phrase = try Keyphrase("hey echo", in: dictionary)

        #expect(phrase.accepts(start: .milliseconds(100), length: .milliseconds(550)))
        #expect(phrase.accepts(start: .zero, length: .milliseconds(260)))
        #expect(!phrase.accepts(start: .zero, length: .milliseconds(250)))
        #expect(!phrase.accepts(start: .zero, length: .milliseconds(1600)))
        #expect(!phrase.accepts(start: .milliseconds(460), length: .milliseconds(550)))
    }
}
