import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Immersion

@Suite struct `Providers are seen with what they did` {
    private func call(_ name: String, _ outcome: ProviderCall.Outcome, attempt: Int = 1, ms: Int = 8) -> ProviderCall {
        ProviderCall(
            link: name, date: Date(timeIntervalSince1970: 0), duration: .milliseconds(ms), attempt: attempt,
            outcome: outcome, cost: 0)
    }

    @Test func `who is slow, fails or is not there is told, once there are calls enough`() {
        var log = CallLog()
        log.note(call("one", .failed(.serverFailed(status: 500))))
        for _ in 0..<18 { log.note(call("one", .answered, ms: 2_500)) }
        let few = ProviderTable.state([ProviderStanding(kind: "Voice", name: "one", log: log)])
        #expect(few.notes.isEmpty)

        log.note(call("one", .answered, ms: 2_500))
        let table = ProviderTable.state([ProviderStanding(kind: "Voice", name: "one", log: log)])
        let missed = "95 of 100 answers within 2 s, fewer than 1 % failures, 99.5 % available"
        #expect(
            table.notes.map { $0.map(\.text).joined() } == ["", "one misses its targets: \(missed)."])

        var good = CallLog()
        for _ in 0..<30 { good.note(call("two", .answered)) }
        #expect(ProviderTable.state([ProviderStanding(kind: "Voice", name: "two", log: good)]).notes.isEmpty)
    }

    @Test func `each with its own calls, and why the last came to nothing`() {
        var log = CallLog()
        log.note(call("one", .failed(.timedOut)))
        log.note(call("two", .answered))
        log.note(call("one", .answered))
        log.note(call("one", .passedOver(.resting(wait: .seconds(5))), attempt: 0))
        for _ in 0..<3 { log.noteKept(of: "two") }
        let table = ProviderTable.state(
            ["one", "two", "three"].map { ProviderStanding(kind: "Voice", name: $0, log: log.calls(of: $0)) })

        #expect(
            table.rows.map { $0.cells.map(\.text) } == [
                ["2", "–", "50 %", "8 ms", "free", "33 %"], ["1", "3", "0 %", "8 ms", "free", "100 %"],
                ["0", "–", "–", "–", "free", "–"],
            ])
        #expect(
            table.notes.map { $0.map(\.text).joined() } == [
                "", "one failed too often and is left alone. Try again in 5 s.",
            ])
        #expect(
            ProviderTable.spoken(table) == [
                "Voice, one: 2 calls, 50 % failed, p95 8 ms, free, 33 % available",
                "Voice, two: 1 call, 3 from cache, 0 % failed, p95 8 ms, free, 100 % available",
                "Voice, three: no calls, free",
                "one failed too often and is left alone. Try again in 5 s.",
            ])
    }

    @Test func `who plays the persona without being counted has a row, too`() {
        let table = ProviderTable.state([
            ProviderStanding(kind: "Persona", name: "the script"),
            ProviderStanding(kind: "Voice", name: "one", log: CallLog()),
        ])

        #expect(table.rows[0].cells.allSatisfy { $0.text == "–" })
        #expect(ProviderTable.spoken(table) == ["Persona, the script", "Voice, one: no calls, free"])
    }

    @Test func `who cannot do what was asked for was not called, and did not fail`() {
        var log = CallLog()
        log.note(call("Apertium", .failed(.unsupported(what: "es to de"))))
        let table = ProviderTable.state(
            [ProviderStanding(kind: "Translation", name: "Apertium", log: log.calls(of: "Apertium"))])

        #expect(table.rows.map { $0.cells.prefix(3).map(\.text) } == [["0", "–", "–"]])
        #expect(table.notes.last?.map(\.text).joined() == "Apertium cannot do this: es to de.")
    }

    @Test func `who does several things is told of with the one at which it fails`() {
        var log = CallLog()
        log.note(call("one", .failed(.timedOut)))
        let table = ProviderTable.state([
            ProviderStanding(kind: "Voice", name: "one", log: CallLog()),
            ProviderStanding(kind: "Hearing", name: "one", log: log),
        ])

        #expect(ProviderTable.spoken(table).last?.hasPrefix("Hearing, one did not answer in time.") == true)
    }

    @Test func `who was chosen and can do nothing has a row, and below it what to do`() {
        let table = ProviderTable.state(
            [ProviderStanding(kind: "Voice", name: "eSpeak NG", log: CallLog())],
            unusable: [
                PassedOver(name: "ElevenLabs", error: .noKey(of: "elevenlabs")),
                PassedOver(name: "Azure", error: .noPlace(example: "azure westeurope")),
            ])

        #expect(table.rows.map(\.label.text) == ["Voice  eSpeak NG", "Not used  ElevenLabs", "Not used  Azure"])
        #expect(
            ProviderTable.spoken(table).map { $0.prefix(14) } == ["Voice, eSpeak ", "ElevenLabs has", "Azure has no r"])
        #expect(
            table.notes.map { $0.map(\.text).joined() } == [
                "", "ElevenLabs has no key. Store one with `echo-tui key set elevenlabs`, and start again.",
                "Azure has no region. Add it with /language-providers, as in “azure westeurope”.",
            ])
    }

    @Test func `who has no key and was never called is named once`() {
        let lack = ProviderError.noKey(of: "anthropic")
        var log = CallLog()
        log.note(call("Anthropic", .failed(lack)))
        log.note(call("OpenAI", .failed(.timedOut)))
        let table = ProviderTable.state(
            ["OpenAI", "Anthropic", "Google"].map {
                ProviderStanding(kind: "Persona", name: $0, log: log.calls(of: $0))
            }, unusable: ["Anthropic", "Google"].map { PassedOver(name: $0, error: lack) })

        #expect(
            table.rows.map(\.label.text) == ["Persona  OpenAI", "Not used  Anthropic", "Not used  Google"])
        #expect(table.notes.count { $0.map(\.text).joined().hasPrefix("Anthropic has no key") } == 1)
    }

    @Test func `what was spent of the month's budget stands below, and warns from 80 % on`() {
        func note(_ spent: Decimal) -> StyledText? {
            ProviderTable.state([], budget: ProviderBudget(limit: 5, spent: spent)).notes.last?.first
        }

        #expect(note(1)?.text == "$1.00 of this month's $5.00 for providers was spent.")
        #expect(note(1)?.role == .faint)
        #expect(note(4)?.text == "$4.00 of this month's $5.00 for providers is spent.")
        #expect(note(4)?.role == .warning)
        #expect(note(5)?.text.hasSuffix("no provider that costs anything is asked until next month.") == true)
        #expect(ProviderTable.state([], budget: ProviderBudget(limit: nil)).notes.isEmpty)
    }

    @Test func `a call that came to nothing is told with its address`() {
        var failed = call("one", .failed(.serverFailed(status: 500)))
        failed.endpoint = "POST /v1/audio/speech"
        var log = CallLog()
        log.note(failed)
        let table = ProviderTable.state([ProviderStanding(kind: "Voice", name: "one", log: log)])

        #expect(table.notes.map { $0.map(\.text).joined() }.contains { $0.contains("(POST /v1/audio/speech).") })
    }

    @Test func `a cost is rounded`() {
        var log = CallLog()
        log.note(
            ProviderCall(
                link: "one", date: Date(timeIntervalSince1970: 0), duration: .zero, attempt: 1, outcome: .answered,
                cost: Decimal(string: "0.000233333333333333") ?? 0))
        let table = ProviderTable.state([ProviderStanding(kind: "Voice", name: "one", log: log.calls(of: "one"))])

        #expect(table.rows.first?.cells.map(\.text).contains("$0.0002") == true)
    }
}
