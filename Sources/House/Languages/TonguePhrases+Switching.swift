/// What is only a little said of lights and of sound: that it is to be there, or not.
extension TonguePhrases {
    /// "Mach den Ton an" gives it back, and "Ton aus" takes it.
    mutating func settleSound() {
        for index in pieces.indices where pieces[index].role == .noun && pieces[index].english == "volume" {
            let clause = clause(around: index)
            let verbs = clause.filter { pieces[$0].role == .verb }
            let others = clause.filter { pieces[$0].role == .noun && $0 != index }
            guard !clause.contains(where: { [.copula, .question, .value, .number].contains(pieces[$0].role) }),
                others.allSatisfy({ Self.players.contains(pieces[$0].english) })
            else { continue }
            if let verb = verbs.first, let order = Self.sounding[pieces[verb].english], verbs.count == 1 {
                pieces[verb].english = others.isEmpty && !isPlaced(clause) ? "\(order) music" : order
            } else if verbs.isEmpty, let particle = clause.last(where: { ["on", "off"].contains(pieces[$0].english) }),
                pieces[particle].role == .particle, particle > index
            {
                let order = pieces[particle].english == "on" ? "unmute" : "mute"
                silence(particle)
                pieces[index] = TonguePiece(
                    english: others.isEmpty && !isPlaced(clause) ? "\(order) music" : order, said: "", role: .verb)
                continue
            } else {
                continue
            }
            silenceNoun(index)
        }
    }

    private func isPlaced(_ clause: Range<Int>) -> Bool {
        clause.contains { place in
            if case .name = pieces[place].role { return true }
            return pieces[place].english == "here"
        }
    }

    /// "Pon la luz", "mets la lumière" and "mach Licht" turn it on, "quita la luz" off, with nothing else told of it.
    func switching(
        _ verb: String, _ nouns: [String], _ clause: Range<Int>, _ table: TongueTable
    ) -> String? {
        guard let order = ["set": "turn on", "make": "turn on", "decrease": "turn off"][verb] else { return nil }
        let isSwitched = !nouns.isEmpty && nouns.allSatisfy(Self.switched.union(["tv", "radio"]).contains)
        let others: [TonguePiece.Role] = [.state, .value, .number, .comparison, .unknown, .copula, .question]
        let isBare = clause.allSatisfy { place in
            let piece = pieces[place]
            let isPlain =
                piece.isSilent || piece.isThing || piece.role == .verb || piece.role == .moment
                || piece.role == .at || Self.plain.contains(piece.english)
            return isPlain && !others.contains(piece.role) && piece.role != .one && !Self.tellsHow(piece, table)
        }
        return isSwitched && isBare ? order : nil
    }

    /// It belongs to a verb: "mach … aus".
    private static func tellsHow(_ piece: TonguePiece, _ table: TongueTable) -> Bool {
        table.particles[piece.said].map { !$0.state.isEmpty || !$0.order.isEmpty } ?? false
    }

    private static let plain: Set<String> = ["of", "in", "in the", "here", "all", "everywhere", "both"]

    /// "Pon el volumen" gives it back, and "pon el volumen más alto" does not.
    func sounding(_ verb: String, _ clause: Range<Int>, _ table: TongueTable) -> String? {
        let isBare = clause.allSatisfy { place in
            let piece = pieces[place]
            let isPlain =
                piece.isSilent || piece.role == .verb || piece.isThing
                || (piece.role == .other || piece.role == .particle)
                    && ["of", "in", "in the", "here", "to", "on"].contains(piece.english)
            return isPlain && !Self.tellsHow(piece, table)
        }
        if verb == "set" || verb == "continue" { return isBare ? "unmute" : nil }
        return Self.sounding[verb]
    }

    /// With its article, which would stand for what was mentioned.
    mutating func silenceNoun(_ index: Int) {
        silence(index)
        guard index > 0, pieces[index - 1].role == .article else { return }
        silence(index - 1)
    }

    /// "Mets sur pause" and "continúa", with nothing told that it is done to.
    mutating func settleAlone() {
        for index in pieces.indices
        where pieces[index].role == .verb && ["pause", "mute", "continue"].contains(pieces[index].english) {
            let isAlone = pieces.indices.allSatisfy {
                $0 == index || pieces[$0].isSilent || pieces[$0].english == "here"
            }
            if isAlone { pieces[index].english += " music" }
        }
    }

    /// "Mettre le salon en luminosité 30".
    mutating func settleMeasured() {
        for index in pieces.indices where pieces[index].role == .noun && pieces[index].english == "brightness" {
            guard let number = next(index), pieces[number].role == .number, number == index + 1,
                let joint = previous(index), [.particle, .at].contains(pieces[joint].role),
                let thing = previous(joint), pieces[thing].isThing
            else { continue }
            silence(index)
            pieces[joint] = TonguePiece(english: "to", said: "", role: .other)
        }
    }

    /// "Planta baja", whose name has the word for a floor already, or stands beside it.
    mutating func settleFloors() {
        for index in pieces.indices where pieces[index].role == .noun && pieces[index].english == "floor" {
            let behind = next(index) { !$0.isSilent && !["of", "in"].contains($0.english) }
            let isBeside = [behind, previous(index)].contains { place in
                place.map { pieces[$0].role == .name(isRoom: true) } ?? false
            }
            if isBeside { silence(index) }
        }
    }
}
