import HouseAdapters
import Testing

@Suite("The command line of a house's program")
struct HouseProgramCommandTests {
    @Test(
        "words are parted by blanks, and quotes hold them together",
        arguments: [
            ("lamps", ["lamps"]), ("  /opt/lamps  --port 3 ", ["/opt/lamps", "--port", "3"]),
            ("'my lamps' --name \"the sofa\"", ["my lamps", "--name", "the sofa"]), ("lamps ''", ["lamps", ""]),
            ("lamps $HOME; rm -r x", ["lamps", "$HOME;", "rm", "-r", "x"]), ("la\"mp\"s", ["lamps"]),
        ])
    func words(text: String, words: [String]) {
        let command = HouseProgramCommand(text)
        #expect(command.map { [$0.program] + $0.arguments } == words)
    }

    @Test("what names no program is none", arguments: ["", "   ", "''", "lamps 'open", "\""])
    func none(text: String) {
        #expect(HouseProgramCommand(text) == nil)
    }
}
