import Testing

@testable import EchoWake

@Suite struct `What may be said where a call could be` {
    private let language: CallLanguage

    init() throws {
        let dictionary = PhoneticDictionary("hey HH EY\necho EH K OW\nstop S T AA P\n", of: ["hey", "echo", "stop"])
        language = CallLanguage(try ["hey echo", "stop"].map { try Keyphrase($0, in: dictionary) })
    }

    @Test func `is the phrase, what begins like it, its own words, and what people say most`() {
        let lines = language.arpa.split(separator: "\n").map(String.init)

        #expect(lines.contains("-1.5 hey_echo_") && lines.contains("-1.5 stop_"))
        #expect(lines.contains("-2.0 hey_echo_ed"))
        #expect(["hey", "echo", "stop", "the"].allSatisfy { lines.contains("-4.5 \($0)") })
        #expect(lines.contains("ngram 1=\(lines.count { $0.hasPrefix("-") })"))
    }

    @Test(arguments: [
        ["<s>", "hey_echo_", "</s>"], ["<s>", "<sil>", "[NOISE]", "hey_echo_(2)", "what", "time"],
    ]) func `is a call where it begins with the phrase`(heard: [String]) {
        let call = language.call(in: heard)

        #expect(call?.text == "hey echo")
        #expect(call.map { heard[$0.index].hasPrefix("hey_echo_") } == true)
    }

    @Test(arguments: [
        [], ["<s>", "<sil>", "</s>"], ["<s>", "they", "hey_echo_"], ["<s>", "hey_echo_ed", "the"], ["<s>", "hey"],
    ]) func `is no call where it begins with anything else`(heard: [String]) {
        #expect(language.call(in: heard) == nil)
    }

    @Test func `holds each word once`() {
        #expect(Set(language.words).count == language.words.count)
        #expect(CommonWords.all.count == 300 && Set(CommonWords.all).count == 300)
    }
}
