/// What is said in more words than the rules have: a thing named twice, how warm it is, what plays on what, and who
/// returns.
extension TongueIdioms {
    /// "Apágalo todo", and "la luz del salón enciéndela": the pronoun says again what is named beside.
    mutating func settleTwice() {
        for index in pieces.indices.dropFirst()
        where pieces[index].role == .pronoun && ["it", "them"].contains(pieces[index].english)
            && pieces[index - 1].role == .verb && pieces[index].said.count > pieces[index - 1].said.count
        {
            let clause = clause(around: index)
            let isNamed = clause.contains { place in
                switch pieces[place].role {
                case .noun, .name: place < index - 1
                case .pronoun: place == index + 1 && pieces[place].english == "everything"
                default: false
                }
            }
            if isNamed { silence(index) }
        }
    }

    /// "Cuántos grados tenemos", "cuál temperatura hay": what is asked for is how warm it is, however it is put.
    mutating func settleDegrees() {
        for index in pieces.indices
        where pieces[index].role == .question && Self.asking.contains(pieces[index].english) {
            let clause = clause(around: index)
            let asked = clause.filter { ["temperature", "degrees"].contains(pieces[$0].english) }
            let others: Set<TonguePiece.Role> = [.number, .verb, .when, .state, .comparison, .unknown, .moment]
            // "Cuánto calor tenemos".
            if asked.isEmpty, pieces[index].english == "how warm is it",
                !clause.contains(where: { others.contains(pieces[$0].role) })
            {
                for place in clause where pieces[place].role == .copula { silence(place) }
            }
            guard let first = asked.first, first > index,
                clause.first(where: { !pieces[$0].isSilent }) == index,
                !clause.contains(where: { others.contains(pieces[$0].role) })
            else { continue }
            pieces[index].english = "what is the temperature"
            for place in clause where place != index {
                let isOver = pieces[place].role == .copula || pieces[place].role == .question || asked.contains(place)
                if isOver { silence(place) }
            }
            // "Cuántos grados de temperatura".
            for place in index..<first where isJoint(place) { silence(place) }
        }
    }

    private static let asking: Set<String> = ["which", "what", "what is", "how many", "how is", "how warm is it"]

    /// "Que el aspirador vuelva" sends it home.
    mutating func settleReturns() {
        for index in pieces.indices
        where pieces[index].role == .verb && ["set", "send"].contains(pieces[index].english) {
            let clause = clause(around: index)
            guard Self.returning.contains(where: pieces[index].said.hasPrefix),
                clause.contains(where: { pieces[$0].role == .noun && isVacuum(pieces[$0]) }),
                !clause.contains(where: { [.value, .number].contains(pieces[$0].role) || pieces[$0].english == "home" }
                ),
                clause.filter({ pieces[$0].role == .verb }).count == 1
            else { continue }
            pieces[index].english = "send home"
        }
    }

    private static let returning = ["vuelv", "volv", "regres", "retorn", "rentr", "retourn"]
    /// "Pausa el vídeo de la tele" pauses the television.
    mutating func settleShown() {
        for index in pieces.indices where pieces[index].role == .noun && Self.shown.contains(pieces[index].english) {
            let clause = clause(around: index)
            guard clause.contains(where: { isShowing(pieces[$0]) }),
                !clause.contains(where: { Self.steps.contains(pieces[$0].english) })
            else { continue }
            let isOfPlayer = clause.contains { place in
                pieces[place].role == .name(isRoom: false)
                    || pieces[place].role == .noun && TonguePhrases.players.contains(pieces[place].english)
            }
            guard isOfPlayer else {
                pieces[index].english = "music"
                continue
            }
            if index > clause.lowerBound, pieces[index - 1].role == .article { silence(index - 1) }
            silence(index)
            if let of = next(index), clause.contains(of), isJoint(of) { silence(of) }
        }
    }

    private func isShowing(_ piece: TonguePiece) -> Bool {
        piece.role == .verb && Self.showing.contains(piece.english) || table.particles[piece.said]?.order == "pause!"
    }

    private static let shown: Set<String> = ["video", "show", "movie", "song", "track"]
    private static let showing: Set<String> = ["pause", "continue", "resume", "halt", "stop"]
}
