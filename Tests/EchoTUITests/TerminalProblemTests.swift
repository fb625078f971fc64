import Testing

@testable import echo_tui

@Suite struct `The screen is not opened` {
    @Test(arguments: [
        (false, true, ["TERM": "xterm"], TerminalProblem.inputIsNoTerminal),
        (true, false, ["TERM": "xterm"], .outputIsNoTerminal),
        (true, true, [:], .noTerminalType),
        (true, true, ["TERM": "dumb"], .dumbTerminal(name: "dumb")),
        (true, true, ["TERM": "xterm", "LANG": "de_DE.ISO-8859-1"], .notUTF8(locale: "de_DE.ISO-8859-1")),
        (true, true, ["TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": "fr_FR"], .notUTF8(locale: "fr_FR")),
    ])
    func `where it could not be drawn`(
        input: Bool, output: Bool, environment: [String: String], problem: TerminalProblem
    ) {
        let found = TerminalProblem.find(inputIsTerminal: input, outputIsTerminal: output, environment: environment)

        #expect(found == problem)
        #expect(found?.sentence.hasSuffix(".") == true)
        #expect(found?.allowsPlainMode == (found?.sentence.contains("plain mode") == true))
    }

    @Test(arguments: [
        ["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"], ["TERM": "linux", "LC_CTYPE": "C.utf8", "LANG": "C"],
        ["TERM": "screen", "LANG": "C"], ["TERM": "tmux-256color"],
    ])
    func `but elsewhere it is`(environment: [String: String]) {
        #expect(TerminalProblem.find(inputIsTerminal: true, outputIsTerminal: true, environment: environment) == nil)
    }
}
