import Echo
import EchoScreen
import Testing

@testable import echo_tui

@Suite struct `The doctor's lines about what servers refuse` {
    private func known(_ model: String, _ options: (RequestOption, Int?)...) throws -> KnownRefusals {
        let day = try #require(CalendarDay("2026-12-01") as CalendarDay?)
        return KnownRefusals(refusals: options.map { KnownRefusal($0.0, model: model, limit: $0.1, day: day) })
    }

    @Test func `are none where nothing was refused`() async {
        #expect(await RefusalsCheckup { [:] }.findings().isEmpty)
    }

    @Test func `name the server, the model, what is left out, and how to ask again`() async throws {
        let known = try known("llama", (.toolCount, 128), (.tier, nil), (.field("truncation"), nil))
        #expect(
            await RefusalsCheckup { ["localhost:8080": known] }.findings() == [
                .caution(
                    "Left out",
                    "localhost:8080 refuses for llama: more than 128 tools, service tier, field truncation (2026-12-01)",
                    advice:
                        "echo-tui doctor --forget asks for everything again, as /forget-refusals does for the server in use."
                )
            ])
    }

    @Test func `are no more than a screen has`() async throws {
        let known = try known("m\u{1B}[2J", (.tools, nil))
        let servers = Dictionary(uniqueKeysWithValues: (0..<40).map { ("host\($0)", known) })
        let findings = await RefusalsCheckup { servers }.findings()
        #expect(findings.count == 13)
        #expect(findings.last == .good("Left out", "28 models more"))
        #expect(!"\(findings)".contains("\u{1B}"))
    }
}
