import Testing

@testable import echo_tui

@Suite struct `The screen is not opened` {
    @Test(arguments: [
        (false, true, ["TERM": "xterm"], TerminalProblem.inputIsNoTerminal),
        (true, false, ["TERM": "xterm"], .outputIsNoTerminal),
        (true, true, [:], .noTerminalType),
        (true, true, ["TERM": "dumb"], .dumbTerminal(name: "dumb")),
    ])
    func `where it could not be drawn`(
        input: Bool, output: Bool, environment: [String: String], problem: TerminalProblem
    ) {
        let found = TerminalProblem.find(inputIsTerminal: input, outputIsTerminal: output, environment: environment)

        #expect(found == problem)
        #expect(found?.sentence.hasSuffix(".") == true)
        #expect(found?.sentence.contains("plain mode") == true)
        #expect(found?.replaySentence.contains("printing the replay as lines") == true)
    }

    @Test(arguments: [
        ["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"], ["TERM": "linux", "LC_CTYPE": "C.utf8", "LANG": "C"],
        ["TERM": "screen", "LANG": "C"], ["TERM": "tmux-256color"],
        ["TERM": "xterm", "LANG": "de_DE.ISO-8859-1"], ["TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": "fr_FR"],
    ])
    func `but elsewhere it is`(environment: [String: String]) {
        #expect(TerminalProblem.find(inputIsTerminal: true, outputIsTerminal: true, environment: environment) == nil)
    }
}
