import Testing

@testable import LocalBackend

@Suite struct `A growing text is cut to be spoken` {
    private func pieces(_ text: String, by count: Int = .max) -> [String] {
        var cutter = SentenceCutter()
        var rest = text[...]
        var pieces: [String] = []
        while !rest.isEmpty {
            pieces += cutter.feed(String(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return pieces + cutter.flush()
    }

    @Test(arguments: [
        ("One. Two! Three?", ["One. ", "Two! ", "Three?"]),
        (
            "Dr. Smith met J. Doe at 3.5 p.m. today. He said: \"No.\" Then he left.",
            ["Dr. Smith met J. Doe at 3.5 p.m. today. ", "He said: \"No.\" ", "Then he left."]
        ),
        ("First line\nSecond line", ["First line\n", "Second line"]),
        ("1. Milk\n2. Bread\n", ["1. Milk\n", "2. Bread\n"]),
        ("Wait… what?! Yes.", ["Wait… ", "what?! ", "Yes."]),
        (
            "This clause has become so long that a speaker takes a breath, and this is the rest.",
            ["This clause has become so long that a speaker takes a breath, ", "and this is the rest."]
        ),
        ("So do I. You too.", ["So do I. ", "You too."]), ("", []), ("   ", ["   "]), ("no end", ["no end"]),
    ])
    func `at the ends of sentences and long clauses`(text: String, expected: [String]) {
        #expect(pieces(text) == expected)
        #expect(pieces(text, by: 1) == expected)
        #expect(pieces(text, by: 3) == expected)
    }

    @Test func `a text without any end is cut between words`() {
        let text = String(repeating: "word ", count: 400)
        let cut = pieces(text)

        #expect(cut.joined() == text)
        #expect(cut.allSatisfy { $0.count <= 290 })
    }

    @Test(arguments: [1, 2, 5, 100])
    func `what a model thinks before it answers is left out`(count: Int) {
        func filtered(_ text: String) -> String {
            var filter = ThoughtFilter()
            var rest = text[...]
            var words = ""
            while !rest.isEmpty {
                words += filter.feed(String(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            return words + filter.flush()
        }

        #expect(filtered("<think>\nHm, <b>.\n</think>\n\nHello.") == "Hello.")
        #expect(filtered("\n<think></think>Hello.").trimmingPrefix("\n") == "Hello.")
        #expect(filtered("I <think> so.") == "I <think> so.")
        #expect(filtered("<thi") == "<thi")
        #expect(filtered("<think>never ends") == "")
        #expect(filtered("<b>bold</b>") == "<b>bold</b>")
    }
}
