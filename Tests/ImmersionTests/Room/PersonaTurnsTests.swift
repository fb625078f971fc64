import Testing

@testable import Immersion

@Suite struct `What a provider is told of a conversation` {
    private func line(_ isLearner: Bool, _ text: String) -> RoomLine { RoomLine(isLearner: isLearner, text: text) }

    @Test func `lines of one speaker in a row are one turn`() {
        let turns = PersonaTurns.turns(of: [line(false, "Hola"), line(true, "Un café"), line(true, "con leche")])

        #expect(turns == [.init(.persona, "Hola"), .init(.learner, "Un café\ncon leche")])
    }

    @Test func `the end of a long one, and of a long line the beginning`() {
        let lines = (0..<1_000).map { line($0 % 2 == 0, "\($0) " + String(repeating: "é", count: 900)) }
        let long = [line(true, String(repeating: "a", count: 10_000))]

        let turns = PersonaTurns.turns(of: lines)

        #expect(turns.reduce(0) { $0 + $1.text.count } <= PersonaTurns.longest)
        #expect(turns.last?.text.hasPrefix("999 ") == true)
        #expect(turns.count > 20)
        #expect(PersonaTurns.turns(of: long).map(\.text.count) == [PersonaTurns.longestTurn])
        #expect(PersonaTurns.turns(of: []).isEmpty)
    }
}
