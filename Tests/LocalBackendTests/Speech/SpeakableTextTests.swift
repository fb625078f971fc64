import Testing

@testable import LocalBackend

@Suite struct `Written text is made speakable` {
    @Test(arguments: [
        ("It is 24 °C.", "It is twenty four degrees Celsius."), ("75°F today", "seventy five degrees Fahrenheit today"),
        ("Add 3/4 cup and 1/2 spoon", "Add three quarters cup and one half spoon"),
        ("At 14:05, not 9:00 or 10:30.", "At fourteen oh five, not nine o'clock or ten thirty."),
        ("1,234,567 people", "one million two hundred thirty four thousand five hundred sixty seven people"),
        ("3.14 > -2", "three point one four minus two"), ("€5 and $2.50", "five euros and two point five zero dollars"),
        ("15 % of 80", "fifteen percent of eighty"), ("90 km/h", "ninety kilometers per hour"),
        ("2 × 3 = 6", "two times three equals six"),
        ("2^10 + sqrt(81)", "two to the power of ten plus square root of eighty one"),
        ("2 * 3 / (5 - 1)", "two times three divided by five minus one"),
        ("Set OPENAI_API_KEY or --url", "Set openai api key or dash dash url"),
        ("See [it](https://example.com/a).", "See it."), ("At https://example.com/a/b now", "At example.com now"),
        ("café – naïve", "cafe , naive"), ("don’t **shout**", "don't shout"),
    ])
    func `Signs and numbers become words`(written: String, said: String) {
        #expect(SpeakableText.spoken(written) == said)
    }

    @Test(arguments: [
        ("See [the guide](https://example.com/a/b?c=1).", "See the guide."),
        ("It is at https://www.example.com/docs/start.", "It is at example.com."),
        ("(https://example.com/x), then <http://a.org>", "(example.com), then a.org"),
        ("## **First** of `all`\n", "First of all"), ("- one _red_ apple", "one red apple"),
        ("| a | b |", "a | b"), ("|---|---|", ""), ("```swift\n", ""), ("Well done! 🎉", "Well done!"), ("🎲", ""),
        ("2 * 3 * 4 is 24, and snake_case_name stays", "2 * 3 * 4 is 24, and snake_case_name stays"),
        ("> quoted", "quoted"), ("3 > 2", "3 > 2"),
    ])
    func `Marks and addresses are left out for voices that read numbers themselves`(written: String, said: String) {
        #expect(SpeakableText.unmarked(written) == said)
    }

    @Test func `Clauses are bounded`() {
        let clauses = SpeakableText.clauses(of: String(repeating: "word ", count: 500))

        #expect(clauses.allSatisfy { $0.count <= SpeakableText.longestClause })
        #expect(clauses.joined(separator: " ").split(separator: " ").count == 500)
    }

    @Test func `A word without end is cut`() {
        #expect(SpeakableText.clauses(of: String(repeating: "a", count: 10_000)) == [String(repeating: "a", count: 40)])
    }

    @Test func `Nothing to say is no clause`() {
        #expect(SpeakableText.clauses(of: " …🎲 !!") == [])
    }
}
