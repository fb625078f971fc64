import EchoScreen
import Foundation
import Testing

@testable import echo_tui

@Suite struct `The doctor's report` {
    private let finding = Finding.bad("API key", "not set", advice: "Set OPENAI_API_KEY.")

    @Test func `has a mark, the fact and what to do`() {
        #expect(
            DoctorReport(style: .lines(isColored: false)).text(of: finding)
                == "✗ API key       not set\n                → Set OPENAI_API_KEY.")
    }

    @Test func `breaks lines between words, below where they began`() {
        let finding = Finding.caution("API key", "none that fits", advice: "Set OPENAI_API_KEY now.")

        #expect(
            DoctorReport(style: .lines(isColored: true), columns: 40).text(
                of: .good("API key", "set in a long place somewhere"))
                == "\u{1b}[32m✓\u{1b}[0m API key       set in a long place\n                somewhere")
        #expect(
            DoctorReport(style: .lines(isColored: false), columns: 37).text(of: finding)
                == "! API key       none that fits\n                → Set OPENAI_API_KEY\n                  now.")
    }

    @Test func `has a row for what a server can do, and its whole table for a program`() {
        let row = ServerTable.Row(name: "Tools", mark: .differs, words: "the model answered without calling")
        let lines = DoctorReport(style: .lines(isColored: false), columns: 44)
        #expect(
            lines.text(of: row)
                == "! Tools            the model answered\n                   without calling")
        #expect(
            DoctorReport(style: .lines(isColored: true)).text(of: row)
                == "\u{1b}[33m!\u{1b}[0m Tools            the model answered without calling")
        #expect(lines.text(of: [("Server", "http://a/v1")]) == "  Server           http://a/v1")

        let json = DoctorReport(style: .json)
        let table = ServerTable(address: "http://a/v1", software: nil, model: "m", day: "2026-11-29", rows: [row])
        #expect(json.text(of: row) == nil)
        #expect(
            json.json(table)
                == #"{"server":{"address":"http://a/v1","day":"2026-11-29","model":"m","rows":[{"mark":"differs","name":"Tools","words":"the model answered without calling"}]}}"#
        )
        #expect(lines.json(table) == nil)
    }

    @Test func `says what comes to people alone`() {
        let words = "Say something."

        #expect(DoctorReport(style: .lines(isColored: false)).text(announcing: words) == "… Say something.")
        #expect(DoctorReport(style: .json).text(announcing: words) == nil)
    }

    @Test func `colours nothing but the mark`() {
        #expect(
            DoctorReport(style: .lines(isColored: true)).text(of: .good("Size", "80 × 24"))
                == "\u{1b}[32m✓\u{1b}[0m Size          80 × 24")
    }

    @Test func `is JSON for programs`() {
        #expect(
            DoctorReport(style: .json).text(of: finding)
                == #"{"advice":"Set OPENAI_API_KEY.","fact":"not set","subject":"API key","verdict":"bad"}"#)
    }

    @Test(arguments: [
        ([:], "C specifies no character set; assuming UTF-8"),
        (["LC_ALL": "POSIX", "LANG": "C.UTF-8"], "POSIX specifies no character set; assuming UTF-8"),
        (["LANG": "C.UTF-8"], "C.UTF-8"), (["LC_CTYPE": "de_DE.utf8@euro"], "de_DE.utf8@euro"),
        (["LC_ALL": "en_US.ISO-8859-1"], "en_US.ISO-8859-1 is not UTF-8; using ASCII only"),
    ])
    func `says of the locale what is written`(environment: [String: String], fact: String) {
        let checkup = TerminalCheckup(environment: environment, size: nil, colors: 8)

        #expect(checkup.findings().last?.fact == fact)
    }

    @Test(arguments: [
        (
            ["TERM": "xterm-256color", "LANG": "C.UTF-8"], 256, TerminalSize(columns: 120, rows: 40),
            [Finding.Verdict.good, .good, .good]
        ),
        (["TERM": "vt100"], 0, TerminalSize(columns: 80, rows: 24), [.caution, .good, .caution]),
        (["TERM": "dumb", "LANG": "de_DE"], nil, nil, [.bad, .caution, .caution]),
        (["TERM": "made-up", "LANG": "C.UTF-8"], nil, TerminalSize(columns: 20, rows: 5), [.bad, .caution, .good]),
    ])
    func `looks at the terminal`(
        environment: [String: String], colors: Int?, size: TerminalSize?, verdicts: [Finding.Verdict]
    ) {
        let checkup = TerminalCheckup(environment: environment, size: size, colors: colors)

        #expect(checkup.findings().map(\.verdict) == verdicts)
    }
}
