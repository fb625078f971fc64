/// The part of a conversation that a provider is told: as much of its end as an answer needs.
enum PersonaTurns {
    /// Turns of both together, and their characters in all.
    static let (most, longest) = (60, 24_000)
    /// Characters of one turn; what is longer is cut.
    static let longestTurn = 4_000

    /// - Parameter lines: of the conversation, in order; of one speaker's lines in a row one turn is made.
    static func turns(of lines: [RoomLine]) -> [PersonaRequest.Turn] {
        var turns: [PersonaRequest.Turn] = []
        for line in lines.suffix(2 * most) {
            let speaker: PersonaRequest.Turn.Speaker = line.isLearner ? .learner : .persona
            let text = String(line.text.prefix(longestTurn))
            if turns.last?.speaker == speaker {
                let joined = turns[turns.count - 1].text + "\n" + text
                turns[turns.count - 1].text = String(joined.suffix(longestTurn))
            } else {
                turns.append(PersonaRequest.Turn(speaker, text))
            }
        }
        turns = Array(turns.suffix(most))
        var length = turns.reduce(0) { $0 + $1.text.count }
        while length > longest, turns.count > 1 { length -= turns.removeFirst().text.count }
        return turns
    }
}
