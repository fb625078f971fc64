import EchoPresentation
import EchoText
import Foundation
import Testing

@testable import Immersion

@Suite("Providers are seen with what they did")
struct ProviderTableTests {
    private func call(_ name: String, _ outcome: ProviderCall.Outcome, attempt: Int = 1, ms: Int = 8) -> ProviderCall {
        ProviderCall(
            link: name, date: Date(timeIntervalSince1970: 0), duration: .milliseconds(ms), attempt: attempt,
            outcome: outcome, cost: 0)
    }

    @Test("each with its own calls, and why the last came to nothing") func rows() {
        var log = CallLog()
        log.note(call("one", .failed(.timedOut)))
        log.note(call("two", .answered))
        log.note(call("one", .answered))
        log.note(call("one", .passedOver(.resting(wait: .seconds(5))), attempt: 0))
        let table = ProviderTable.state(
            ["one", "two", "three"].map { ProviderStanding(kind: "Voice", name: $0, log: log.calls(of: $0)) })

        #expect(
            table.rows.map { $0.cells.map(\.text) } == [
                ["2", "50 %", "8 ms", "free", "33 %"], ["1", "0 %", "8 ms", "free", "100 %"],
                ["0", "–", "–", "free", "–"],
            ])
        #expect(
            table.notes.map { $0.map(\.text).joined() } == [
                "one failed too often and is left alone. Try again in 5 s."
            ])
    }

    @Test("a cost is rounded") func cost() {
        var log = CallLog()
        log.note(
            ProviderCall(
                link: "one", date: Date(timeIntervalSince1970: 0), duration: .zero, attempt: 1, outcome: .answered,
                cost: Decimal(string: "0.000233333333333333") ?? 0))
        let table = ProviderTable.state([ProviderStanding(kind: "Voice", name: "one", log: log.calls(of: "one"))])

        #expect(table.rows.first?.cells.map(\.text).contains("$0.0002") == true)
    }
}
