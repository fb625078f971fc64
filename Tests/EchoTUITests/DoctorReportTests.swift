import EchoPresentation
import Foundation
import Testing

@testable import echo_tui

@Suite struct `The doctor's report` {
    private let finding = Finding.bad("Key", "none", advice: "Set OPENAI_API_KEY.")

    @Test func `has a mark, the fact and what to do`() {
        #expect(
            DoctorReport(style: .lines(isColored: false)).text(of: finding)
                == "✗ Key           none\n                → Set OPENAI_API_KEY.")
    }

    @Test func `colours nothing but the mark`() {
        #expect(
            DoctorReport(style: .lines(isColored: true)).text(of: .good("Size", "80 × 24"))
                == "\u{1b}[32m✓\u{1b}[0m Size          80 × 24")
    }

    @Test func `is JSON for programs`() {
        #expect(
            DoctorReport(style: .json).text(of: finding)
                == #"{"advice":"Set OPENAI_API_KEY.","fact":"none","subject":"Key","verdict":"bad"}"#)
    }

    @Test(arguments: [
        (
            ["TERM": "xterm-256color", "LANG": "C.UTF-8"], 256, TerminalSize(columns: 120, rows: 40),
            [Finding.Verdict.good, .good, .good]
        ),
        (["TERM": "vt100"], 0, TerminalSize(columns: 80, rows: 24), [.caution, .good, .caution]),
        (["TERM": "dumb", "LANG": "de_DE"], nil, nil, [.bad, .caution, .bad]),
        (["TERM": "made-up", "LANG": "C.UTF-8"], nil, TerminalSize(columns: 20, rows: 5), [.bad, .caution, .good]),
    ])
    func `looks at the terminal`(
        environment: [String: String], colors: Int?, size: TerminalSize?, verdicts: [Finding.Verdict]
    ) {
        let checkup = TerminalCheckup(environment: environment, size: size, colors: colors)

        #expect(checkup.findings().map(\.verdict) == verdicts)
    }
}
