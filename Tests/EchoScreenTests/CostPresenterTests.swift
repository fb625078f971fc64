import Echo
import EchoScreen
import EchoText
import Foundation
import ScreenTestKit
import Testing

@Suite struct `The panel of tokens and cost` {
    private func lines(_ presenter: CostPresenter) -> [String] {
        guard case .table(let table) = presenter.panel.content else { return [] }
        return table.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func usage(_ text: Int, _ audio: Int) -> Usage {
        var usage = Usage()
        (usage.inputTextTokens, usage.outputAudioTokens) = (text, audio)
        return usage
    }

    private func cost(_ text: Decimal, _ audio: Decimal) -> Cost {
        var cost = Cost()
        (cost.textInput, cost.audioOutput) = (text, audio)
        return cost
    }

    @Test func `names the tier in which a model has no price, and what was used beside the conversation`() {
        var presenter = CostPresenter(prices: PriceList(date: "2026-11-28"))
        presenter.receive(.usageUpdated(usage(1000, 0)))
        presenter.receive(.charged(Charge(model: "m", usage: usage(1000, 0), cost: nil, tier: "priority")))
        presenter.add(Charge(model: "m", usage: usage(7, 0), cost: cost(3, 0)))

        let said = presenter.panel.spoken ?? []

        #expect(said.contains("No price is known for m in the tier priority."))
        #expect(said.contains("In addition, for the conversation's title and search: 7 tokens, $3.00."))
        presenter.receive(.costUpdated(cost(0.5, 0)))
        #expect(presenter.panel.spoken?.contains("No price, and in no sum: m in the tier priority.") == true)
    }

    @Test func `shows the last turn beside the conversation, by modality, and the budget as a bar`() {
        var presenter = CostPresenter(budget: Budget(limit: 0.5))
        var answer = Message(id: "a", role: .assistant, medium: .voice, status: .completed, createdAt: .now)
        (answer.usage, answer.cost) = (usage(1000, 200), cost(0.004, 0.0128))
        presenter.receive(.messageFinalized(answer))
        presenter.receive(.usageUpdated(usage(12_000, 900)))
        presenter.receive(.costUpdated(cost(0.048, 0.077)))

        #expect(
            lines(presenter) == [
                "Text input | 1,000 | $0.0040 | 12,000 | $0.0480", "Audio input | · | · | · | ·",
                "Cached input | · | · | · | ·", "Text output | · | · | · | ·",
                "Audio output | 200 | $0.0128 | 900 | $0.0770", "Total | 1,200 | $0.0168 | 12,900 | $0.1250", "",
                "Budget  ━━━━━━──────────────────  $0.1250 of $0.50",
            ])
    }

    @Test func `says in sentences only what was used`() {
        var presenter = CostPresenter(budget: Budget(limit: 0.5))
        #expect(presenter.panel.spoken == ["No usage yet.", "Budget: $0 of $0.50."])
        var answer = Message(id: "a", role: .assistant, medium: .voice, status: .completed, createdAt: .now)
        (answer.usage, answer.cost) = (usage(1000, 0), cost(0.004, 0))
        presenter.receive(.messageFinalized(answer))
        presenter.receive(.usageUpdated(usage(12_000, 900)))
        presenter.receive(.costUpdated(cost(0.048, 0.077)))

        #expect(
            presenter.panel.spoken == [
                "Text input: 12,000 tokens, $0.0480; in the last turn 1,000 tokens, $0.0040.",
                "Audio output: 900 tokens, $0.0770.",
                "Total: 12,900 tokens, $0.1250; in the last turn 1,000 tokens, $0.0040.", "Budget: $0.1250 of $0.50.",
            ])
    }

    @Test func `says what has no price beside what has one, and of which day the prices are`() {
        var presenter = CostPresenter(prices: PriceList(date: "2026-11-28"))
        var heard = Usage()
        heard.duration = .milliseconds(74_600)
        presenter.receive(.charged(Charge(model: "ears", usage: heard, cost: nil)))
        presenter.receive(.usageUpdated(usage(10, 0) + heard))
        presenter.receive(.costUpdated(cost(0.048, 0)))

        #expect(
            lines(presenter).suffix(7) == [
                "Audio, seconds |  |  | 75 | ·", "Total |  |  | 10 | $0.0480", "", "No price, and in no sum: ears.", "",
                "No budget. /cost limit 0.50 sets one.", "List prices of 2026-11-28.",
            ])
    }

    @Test func `without prices and budget says so`() {
        var presenter = CostPresenter()
        presenter.receive(.usageUpdated(usage(10, 0)))

        #expect(
            lines(presenter).suffix(3) == [
                "No prices are known for this model.", "", "No budget. /cost limit 0.50 sets one.",
            ])
    }

    @Test func `without prices the headings stand over the tokens`() {
        var presenter = CostPresenter()
        presenter.receive(.usageUpdated(usage(10, 0)))

        guard case .table(let table) = presenter.panel.content else {
            Issue.record("no table")
            return
        }
        #expect(table.headings.map(\.span) == [1, 1])
        #expect(table.rows.allSatisfy { $0.cells.count == 2 })
    }
}
