import HouseAdapters
import Testing

@Suite struct `The command line of a house's program` {
    @Test(arguments: [
        ("lamps", ["lamps"]), ("  /opt/lamps  --port 3 ", ["/opt/lamps", "--port", "3"]),
        ("'my lamps' --name \"the sofa\"", ["my lamps", "--name", "the sofa"]), ("lamps ''", ["lamps", ""]),
        ("lamps $HOME; rm -r x", ["lamps", "$HOME;", "rm", "-r", "x"]), ("la\"mp\"s", ["lamps"]),
    ])
    func `words are parted by blanks, and quotes hold them together`(text: String, words: [String]) {
        let command = HouseProgramCommand(text)
        #expect(command.map { [$0.program] + $0.arguments } == words)
    }

    @Test(arguments: ["", "   ", "''", "lamps 'open", "\""])
    func `what names no program is none`(text: String) {
        #expect(HouseProgramCommand(text) == nil)
    }
}
