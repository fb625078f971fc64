import Echo
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `What a server can do, as a table` {
    private static let rows: [SurveyRow] = [
        SurveyRow(.models, .works(.listed(7))), SurveyRow(.context, .differs(.context(.most(131_072)))),
        SurveyRow(.chat, .works(.answered(after: .milliseconds(420)))), SurveyRow(.responses, .absent),
        SurveyRow(.streaming, .works(.pieces(10))), SurveyRow(.tools, .works(.called)),
        SurveyRow(.schema, .differs(.brokeSchema(reason: "it is not JSON"))),
        SurveyRow(.cancel, .works(.stopped(again: .milliseconds(1_250)))), SurveyRow(.realtime, .absent),
        SurveyRow(.embeddings, .works(.vectors(768))),
        SurveyRow(.speech, .failed(.server(code: nil, message: "No voice “sk-0123secret”.", parameter: nil))),
        SurveyRow(.transcription, .works(.heard("Hello."))),
    ]

    private func table(_ rows: [SurveyRow] = rows, hiding hide: (String) -> String = { $0 }) throws -> ServerTable {
        let report = ServerReport(
            address: "http://127.0.0.1:11434/v1", software: ServerSoftware(name: "Ollama", version: "0.12.3"),
            model: "llama3.2", rows: rows)
        let day = try #require(CalendarDay("2026-11-29") as CalendarDay?)
        return ServerTable(report, on: day, hiding: hide)
    }

    @Test func `is copied as plain lines`() throws {
        #expect(
            try table().text == """
                  Server           http://127.0.0.1:11434/v1
                  Software         Ollama 0.12.3
                  Model            llama3.2
                  Tested           2026-11-29

                ✓ Models           7 models listed
                ! Context          up to 131,072 tokens; the server does not say how many it gives the model. \
                To set it: context in [models."NAME"] of config.toml.
                ✓ Chat Completions answers; first words after 420 ms
                – Responses        not offered
                ✓ Streaming        words arrive as they are written (10 pieces)
                ✓ Tools            the model calls functions
                ! JSON schema      the answer does not follow the schema: it is not JSON
                ✓ Stopping         an answer can be stopped; the next began after 1.2 s
                – Realtime         not offered
                ✓ Embeddings       vectors of 768 numbers
                ✗ Speech           The server returned an error: No voice “‹key›”
                ✓ Transcription    heard “Hello.”

                """)
    }

    @Test func `says of a guess that it is one, and what to do`() throws {
        let row = ServerTable.Row(SurveyRow(.context, .differs(.contextGuessed(6144))))

        #expect(row.mark == .differs)
        #expect(
            row.words
                == "the server does not say; 6,144 tokens is a guess. To set it: context in [models.\"NAME\"] of config.toml."
        )
    }

    @Test func `says why something was not tested`() {
        let closed = ServerTable.Row(SurveyRow(.tools, .skipped(.closed(.invalidKey))))
        #expect(closed.words == "not tested: the server rejected the API key")
        let silent = ServerTable.Row(SurveyRow(.tools, .skipped(.noAnswers)))
        #expect(silent.words == "not tested: the server gives no written answers")
    }

    @Test func `holds no key, wherever the server repeats it`() throws {
        let error = EchoError.server(code: nil, message: "bad key hunter2hunter2 \u{1b}[31m", parameter: nil)
        let rows = ServerAbility.allCases.map { SurveyRow($0, .failed(error)) }
        let table = try table(rows) { $0.replacing("hunter2hunter2", with: "‹key›") }

        #expect(!table.text.contains("hunter2"))
        #expect(!table.text.contains("\u{1b}"))
    }

    @Test func `holds no secret that a server's words or the address hold`() throws {
        let words = "at postgres://ada:pass77@db, for ada@corp.example, in /home/ada/x, cookie: session=Secret1"
        let rows = [SurveyRow(.chat, .failed(.server(code: nil, message: words, parameter: nil)))]
        let report = ServerReport(
            address: "http://127.0.0.1:1/keys/sk-path0123456789/v1", software: nil, model: "m", rows: rows)
        let text = ServerTable(report, on: try #require(CalendarDay("2026-11-29") as CalendarDay?)).text

        for secret in ["pass77", "ada@", "/home/ada", "Secret1", "sk-path"] { #expect(!text.contains(secret)) }
        #expect(text.contains("http://127.0.0.1:1/keys/‹key›/v1"))
    }

    @Test func `is short whatever a server says`() throws {
        let long = String(repeating: "long ", count: 100_000)
        let rows = [
            SurveyRow(.tools, .differs(.brokeSchema(reason: long))),
            SurveyRow(.chat, .failed(.responseFailed(code: nil, message: long))),
        ]
        #expect(try table(rows).text.count < 2000)
    }

    @Test func `is the same when it was kept`() throws {
        let table = try table()
        #expect(try JSONDecoder().decode(ServerTable.self, from: JSONEncoder().encode(table)) == table)
    }

    // MARK: The panel

    private func lines(_ panel: ServerPanel) -> [String] {
        guard case .paragraphs(let paragraphs) = panel.overlay.content else { return [] }
        return paragraphs.map { "\($0.lead.text) \($0.wording.text(keyName: \.name))" }
    }

    @Test func `says beforehand what testing costs`() {
        let panel = ServerPanel(address: "http://127.0.0.1:11434/v1")

        #expect(lines(panel).first == "  Server http://127.0.0.1:11434/v1")
        #expect(lines(panel).last?.contains("charges for these. Press testServer to begin.") == true)
        #expect(panel.hints?.map(\.command) == [.testServer, .stop])
    }

    @Test func `grows row by row, and is whole in the end`() throws {
        var panel = ServerPanel(address: "http://127.0.0.1:11434/v1")
        panel.show(try table())
        #expect(panel.hints?.map(\.title) == ["test again", "copy the table", "close"])

        panel.begin()
        panel.add(ServerTable.Row(Self.rows[0]))
        #expect(lines(panel).contains("✓ Models 7 models listed"))
        #expect(lines(panel).last?.contains("testing: 1 of 12. stop cancels.") == true)
        #expect(panel.overlay.isGrowing)

        panel.finish(with: try table())
        #expect(!panel.overlay.isGrowing)
        #expect(lines(panel).contains("  Software Ollama 0.12.3"))
        #expect(lines(panel).last?.contains("copy copies this table") == true)
    }

    @Test func `lists what the server refused, and the key that asks again`() throws {
        let day = try #require(CalendarDay("2026-11-28") as CalendarDay?)
        var panel = ServerPanel(address: "http://127.0.0.1:11434/v1")
        panel.show([
            KnownRefusal(.tools, model: "b", day: day), KnownRefusal(.toolCount, model: "a", limit: 64, day: day),
            KnownRefusal(.responses, model: "a", day: day),
        ])

        #expect(lines(panel).contains("! Left out a: more than 64 tools, Responses API (2026-11-28)"))
        #expect(lines(panel).contains("! Left out b: tools (2026-11-28)"))
        #expect(lines(panel).contains { $0.hasSuffix("forgetRefusals asks again.") })
        #expect(panel.hints?.map(\.command) == [.testServer, .forgetRefusals, .stop])

        panel.show((0..<20).map { KnownRefusal(.tools, model: "m\($0)", day: day) })
        #expect(lines(panel).count { $0.hasPrefix("! Left out") } == 8)
        #expect(lines(panel).contains { $0.hasSuffix("12 models more") })

        panel.show([KnownRefusal]())
        #expect(!lines(panel).contains { $0.contains("Left out") })
    }
}
