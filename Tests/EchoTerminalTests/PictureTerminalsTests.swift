import EchoScreen
import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoTerminal

@Suite(.serialized) struct `Which terminals show pictures` {
    private func probe(sixels: Bool, graphics: Bool) -> TerminalProbe {
        var probe = TerminalProbe()
        probe.receive(.attributes(sixels ? [62, 4, 22] : [62, 22]), after: .zero)
        if graphics { probe.receive(.graphics, after: .zero) }
        return probe
    }

    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], "kitty(0.32.2)", false, true, .kitty),
            (["TERM": "xterm-kitty"], "kitty(1.0.0)", false, true, .kitty),
            (["TERM": "xterm-kitty"], "kitty(0.32.2)", false, false, nil),
            (["TERM": "xterm-kitty"], "kitty(0.26.5)", false, true, nil),
            (["TERM": "xterm-ghostty"], "ghostty 1.0.1", false, true, .kitty),
            (["TERM": "xterm-256color"], "iTerm2 3.5.0", true, false, .iTerm2),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], nil, false, false, .iTerm2),
            (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], nil, false, false, .iTerm2),
            (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], "XTerm(379)", false, false, nil),
            (["TERM": "xterm-256color"], "WezTerm 20240203", true, true, .iTerm2),
            (["TERM": "foot"], "foot(1.16.2)", true, false, .sixel),
            (["TERM": "xterm-256color"], "XTerm(379)", true, false, .sixel),
            (["TERM": "xterm-256color"], "XTerm(379)", false, false, nil),
            (["TERM": "xterm-256color"], "VTE(7200)", false, false, nil),
            (["TERM": "xterm-256color"], "Konsole 23.08.1", true, true, nil),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "230801"], nil, true, false, nil),
            (["TERM": "tmux-256color", "TMUX": "x"], "tmux 3.4", true, false, nil),
            (["TERM": "tmux-256color", "TMUX": "x"], "kitty(0.32.2)", true, true, nil),
            (["TERM": "screen", "STY": "1.x", "LC_TERMINAL": "iTerm2"], nil, true, false, nil),
            (["TERM": "linux"], nil, true, false, nil), (["TERM": "vt340"], nil, true, false, nil),
        ] as [([String: String], String?, Bool, Bool, PictureCanvas.Form?)])
    func `by what they are and what they say`(
        environment: [String: String], version: String?, sixels: Bool, graphics: Bool, form: PictureCanvas.Form?
    ) {
        let kind = TerminalKind(environment: environment, version: version)
        #expect(kind.pictureForm(probe(sixels: sixels, graphics: graphics)) == form)
    }

    @Test func `the kind of a terminal is none of what it can`() {
        var probe = TerminalProbe()
        probe.receive(.attributes([4, 6]), after: .zero)
        #expect(!probe.hasSixels)
    }

    /// The sample on a terminal that answers what it is made to, until it shows a picture.
    private func shown(_ version: String, _ attributes: String, _ more: String) async throws -> PseudoTerminal {
        let terminal = try SampleProgram.open("welcome", answers: false)
        try await terminal.require(SampleProgram.ready)
        terminal.send("\u{1B}P>|\(version)\u{1B}\\\u{1B}[?\(attributes)c")
        #expect(await wrote("\u{1B}[16t", terminal))
        terminal.send("\(more)\u{1B}[6;20;10t\u{1B}[?\(attributes)c")
        try await terminal.order("picture", shows: "done")
        return terminal
    }

    private func wrote(_ text: String, _ terminal: PseudoTerminal) async -> Bool {
        await eventually { terminal.rawText.contains(text) }
    }

    @Test func `kitty shows one and forgets it when it is left`() async throws {
        let terminal = try await shown("kitty(0.32.2)", "62", "\u{1B}_Gi=31;OK\u{1B}\\")

        #expect(await wrote("\u{1B}_Ga=p,U=1,i=15466497,c=30,r=4,q=2\u{1B}\\", terminal))
        #expect(await wrote("\u{10EEEE}\u{30E}\u{305}", terminal))
        terminal.send("\u{03}")
        #expect(await wrote("\u{1B}_Ga=d,d=I,i=15466497,q=2\u{1B}\\", terminal))
        #expect(await terminal.exitStatus() != nil)
    }

    @Test func `one with sixels shows its rows, and again after its size has changed`() async throws {
        let terminal = try await shown("foot(1.16.2)", "62;4;22", "")

        #expect(await wrote("\u{1B}P0;1;0qrow3\u{1B}\\", terminal))
        #expect(!terminal.rawText.contains("\u{1B}_G") && !terminal.rawText.contains("1337;File"))
        let before = terminal.rawText.ranges(of: "qrow3").count
        terminal.resize(columns: 90, rows: 30)
        #expect(await eventually { terminal.rawText.ranges(of: "qrow3").count > before })
    }

    @Test func `iTerm2 shows its rows`() async throws {
        let terminal = try await shown("iTerm2 3.5.0", "62;4", "")
        #expect(await wrote("1337;File=inline=1;size=4;width=30;height=1;", terminal))
    }

    @Test func `one that says nothing is sent none, and is asked nothing more`() async throws {
        let terminal = try SampleProgram.open("welcome")
        try await terminal.require(SampleProgram.ready)
        try await terminal.order("picture", shows: "done")
        try await terminal.require("p.png 300 × 80")
        #expect(!terminal.rawText.contains("\u{1B}_G") && !terminal.rawText.contains("\u{1B}[16t"))
    }
}
