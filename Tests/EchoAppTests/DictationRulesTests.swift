import Echo
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Rules of dictation` {
    @Test(arguments: ["take this down", "Take this down.", " Start dictation! "])
    func `words that ask for it`(text: String) { #expect(DictationRules.asks(text)) }

    @Test(arguments: ["", "Can you take this down a notch?", "take this down, please do", "…"])
    func `words that do not`(text: String) { #expect(!DictationRules.asks(text)) }

    @Test func `what is said behind a command to send is not written`() {
        var rules = DictationRules(languages: [])
        #expect(rules.write(.words("one"), before: "", after: nil) == .insert("One"))
        rules.send(isSpoken: true)
        #expect(rules.write(.words("two"), before: "One", after: nil) == .nothing)
        #expect(rules.isToSend && !rules.hasLost)
    }
}
