import Testing

@testable import Immersion

@Suite struct `An answer as it comes` {
    @Test func `grows piece by piece, and begins anew where an attempt broke off`() {
        var answer = ComingAnswer()
        let changes = [.begin(by: "OpenAI"), .text("¡Muy "), .text(""), .text("bien!")].map { answer.take($0) }

        #expect(changes == [false, true, false, true])
        #expect(answer.text == "¡Muy bien!" && answer.provider == "OpenAI")
        let isVoid = answer.take(.begin(by: "Anthropic"))
        #expect(isVoid)
        #expect(answer.text.isEmpty && answer.provider == "Anthropic")
    }

    @Test func `is cut where no answer is that long`() {
        var answer = ComingAnswer()
        for _ in 0..<100 { _ = answer.take(.text(String(repeating: "é", count: 999))) }

        #expect(answer.text.count == ComingAnswer.longest)
        let takesMore = answer.take(.text("more"))
        #expect(!takesMore)
    }
}
