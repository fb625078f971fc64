import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@Suite struct `What is told of a model` {
    @Test(arguments: [
        (999, "999"), (4096, "4k"), (131_072, "131k"), (999_499, "999k"), (999_500, "1M"), (1_000_000, "1M"),
        (1_050_000, "1.05M"), (2_097_152, "2.1M"),
    ])
    func `its context is read at a glance`(tokens: Int, size: String) {
        #expect(ModelWording.size(tokens) == size)
    }

    @Test(arguments: [
        ("2026-11-28", "ends in 13 days", "in 13 days"),
        ("2026-12-10", "ends tomorrow", "tomorrow"), ("2026-12-11", "ends today", "today"),
        ("2026-12-12", "ended on 2026-12-11", "ended"),
    ])
    func `its end is told in the same words in a line, in a cell and in a sentence`(
        day: String, line: String, cell: String
    ) throws {
        let today = try #require(CalendarDay(day))
        let model = try #require(ModelCatalogue.published["gpt-5-mini"])
        #expect(ModelWording.end(of: model, today: today) == line + " → gpt-6.1-terra")
        #expect(ModelWording.endCell(of: model, today: today).text == cell)
        let clause = try #require(ModelWording.endClause(model.name, model, today: today))
        #expect(clause.hasPrefix("gpt-5-mini \(line)"))
    }

    @Test func `its price has its cents`() {
        #expect(ModelWording.price(Price(textInput: 0.1, textOutput: 0.5)) == "$0.10 in, $0.50 out")
        #expect(ModelWording.price(Price(textInput: 2, textOutput: 10)) == "$2 in, $10 out")
        #expect(ModelWording.price(Price(textInput: 0.075, textOutput: 0.25)) == "$0.075 in, $0.25 out")
    }
}
