import Testing

@testable import LocalBackend

@Suite struct `An answer ends before what the client named` {
    private func shown(_ pieces: [String], _ stops: [String]) -> [String] {
        var sequences = StopSequences(stops)
        return pieces.map { sequences.admit($0) } + [sequences.rest()]
    }

    @Test(arguments: [
        (["One. ", "END two."], ["END"], ["One. ", "", ""]),
        (["One E", "N", "D two."], ["END"], ["One ", "", "", ""]),
        (["One E", "N", "E two."], ["END"], ["One ", "", "ENE two.", ""]),
        (["a", "a", "a", "b", "c"], ["aab"], ["", "", "a", "", "", ""]),
        (["One E"], ["END"], ["One ", "E"]),
        (["x\n", "\ny"], ["\n\n", "y"], ["x", "", ""]),
        (["blä", "hö"], ["ä"], ["bl", "", ""]),
        (["One."], ["", "Two"], ["One.", ""]),
        (["One."], [], ["One.", ""]),
    ])
    func `wherever the pieces part`(pieces: [String], stops: [String], expected: [String]) {
        #expect(shown(pieces, stops) == expected)
    }
}
