/// Ways of speaking that several languages share and the rules do not have: "starte die Reinigung" starts the vacuum,
/// "le son de la musique" is its volume, and "¿hay…?" without an article asks for any.
struct TongueIdioms {
    var pieces: [TonguePiece]
    let table: TongueTable

    static func settled(_ pieces: [TonguePiece], _ table: TongueTable) -> [TonguePiece] {
        var idioms = TongueIdioms(pieces: pieces, table: table)
        idioms.settleWishes()
        idioms.settleTwice()
        idioms.settleDegrees()
        idioms.settleLess()
        idioms.settleCleaning()
        idioms.settleVacuums()
        idioms.settleReturns()
        idioms.settlePlayed()
        idioms.settleTracks()
        idioms.settleWarmth()
        idioms.settleUnits()
        idioms.settleRelatives()
        idioms.settleSeveral()
        idioms.settleBare()
        idioms.settlePlaces()
        return idioms.pieces
    }

    private init(pieces: [TonguePiece], table: TongueTable) {
        (self.pieces, self.table) = (pieces, table)
    }

    // MARK: clauses

    func clause(around index: Int) -> Range<Int> {
        let start = pieces[..<index].lastIndex(where: \.isSeparator).map { $0 + 1 } ?? 0
        let end = pieces[index...].firstIndex(where: \.isSeparator) ?? pieces.endIndex
        return start..<max(start, end)
    }

    mutating func silence(_ index: Int) {
        pieces[index] = TonguePiece(english: "", said: pieces[index].said, role: .courtesy)
    }

    func next(_ index: Int) -> Int? { pieces.indices.dropFirst(index + 1).first { !pieces[$0].isSilent } }

    private func asks(_ clause: Range<Int>) -> Bool {
        clause.contains { [.copula, .question, .when].contains(pieces[$0].role) }
    }

    func isJoint(_ index: Int) -> Bool {
        let piece = pieces[index]
        return piece.isSilent
            || (piece.role == .other || piece.role == .particle) && Self.joints.contains(piece.english)
    }

    private static let joints: Set<String> = ["of", "in", "in the", "to", "with", "on", ""]

    // MARK: what is done

    /// "Que se apaguen las luces" wishes for it, where "qué luces" asks.
    private mutating func settleWishes() {
        for index in pieces.indices where pieces[index].role == .question && pieces[index].said == "que" {
            let clause = clause(around: index)
            let isWish = clause.contains { pieces[$0].role == .verb } && !clause.contains { pieces[$0].role == .copula }
            guard isWish else { continue }
            silence(index)
            // "Haz que el robot regrese".
            if let first = clause.first(where: { !pieces[$0].isSilent }), first < index, pieces[first].role == .verb,
                pieces[first].english == "set",
                clause.contains(where: { $0 > index && pieces[$0].role == .verb })
            {
                silence(first)
            }
        }
    }

    /// "Menos volumen" leaves nothing out.
    private mutating func settleLess() {
        for index in pieces.indices where pieces[index].english == "except" && pieces[index].said == "menos" {
            guard let next = next(index) else { continue }
            if Self.measures.contains(pieces[next].english) {
                pieces[index].english = "less"
            } else if pieces[next].english == "light", index == clause(around: index).lowerBound {
                pieces[index].english = "darker"
                silence(next)
            }
        }
    }

    private static let measures: Set<String> = ["volume", "brightness", "temperature", "speed"]

    /// Cleaning is what vacuums do: to begin with it starts them, and to end it sends them home.
    private mutating func settleCleaning() {
        for index in pieces.indices where pieces[index].role == .noun && pieces[index].english == "cleaning" {
            let clause = clause(around: index)
            guard !asks(clause) else { continue }
            let isNamed = clause.contains { $0 != index && isVacuum(pieces[$0]) }
            let verb = clause.first { pieces[$0].role == .verb }
            if isNamed {
                for place in clause where place < index && isJoint(place) && next(place) == index { silence(place) }
                silence(index)
                if let of = next(index), clause.contains(of), pieces[of].english == "of" { silence(of) }
            } else {
                pieces[index].english = "vacuum"
            }
            guard let verb else { continue }
            let order = pieces[verb].english
            if Self.ending.contains(order) { pieces[verb].english = "send home" }
            if Self.beginning.contains(order) { pieces[verb].english = "start" }
        }
    }

    /// "Que Robbie limpie" starts it, and no room is told.
    private mutating func settleVacuums() {
        for index in pieces.indices where pieces[index].role == .verb && pieces[index].english == "start vacuum in" {
            let clause = clause(around: index)
            let isOfRoom = clause.contains { place in
                let piece = pieces[place]
                return piece.role == .name(isRoom: true) || piece.english == "here" || piece.english == "everywhere"
                    || piece.role == .noun && table.rooms.values.contains(piece.english)
            }
            guard !isOfRoom, clause.contains(where: { isVacuum(pieces[$0]) }) else { continue }
            let first = clause.first { pieces[$0].role == .verb }
            if let first, first != index {
                // "Lass Robbie saugen".
                silence(index)
                pieces[first].english = "start"
            } else {
                pieces[index].english = "start"
            }
        }
    }

    private static let ending: Set<String> = ["cancel", "stop", "turn off", "close", "halt"]
    private static let beginning: Set<String> = [
        "send", "turn on", "activate", "make", "continue", "play", "start vacuum in",
    ]

    func isVacuum(_ piece: TonguePiece) -> Bool {
        piece.role == .name(isRoom: false) || piece.role == .noun && ["vacuum", "vacuums"].contains(piece.english)
    }

    /// "Le son de la musique", "la lecture de la vidéo": one of them says it all.
    private mutating func settlePlayed() {
        for index in pieces.indices where pieces[index].role == .noun {
            let first = pieces[index].english
            guard first == "volume" || first == "playback" || first == "music", let other = beside(index) else {
                continue
            }
            let second = pieces[other].english
            guard Self.media.contains(second), second != first || first != "volume" else { continue }
            for place in (index + 1)...other { silence(place) }
        }
        settleShown()
        for index in pieces.indices where pieces[index].role == .noun && Self.machines.contains(pieces[index].english) {
            let clause = clause(around: index)
            if clause.contains(where: { Self.carryingOn.contains(pieces[$0].english) }) {
                pieces[index].english = "music"
            }
            // "Radio vom Fernseher".
            guard let other = beside(index), pieces[other].english == "tv" else { continue }
            for place in index..<other { silence(place) }
        }
    }

    /// The noun behind it, with nothing but joints between.
    private func beside(_ index: Int) -> Int? {
        guard let other = pieces.indices.dropFirst(index + 1).first(where: { !isJoint($0) }),
            pieces[other].role == .noun
        else { return nil }
        return other
    }

    private static let media: Set<String> = [
        "music", "video", "show", "song", "movie", "track", "media player", "volume",
    ]
    private static let machines: Set<String> = ["device", "devices", "media player", "radio"]
    private static let carryingOn: Set<String> = ["continue", "pause", "resume"]

    /// "Oír el siguiente vídeo": what is heard next is the next track, whatever it is.
    private mutating func settleTracks() {
        for index in pieces.indices where Self.steps.contains(pieces[index].english) {
            for place in clause(around: index) where place != index {
                let isTrack = pieces[place].role == .noun && Self.tracks.contains(pieces[place].english)
                let isOrder =
                    pieces[place].role == .verb || ["an", "ab", "zuruck", "weiter"].contains(pieces[place].said)
                if isTrack || isOrder { silence(place) }
            }
        }
    }

    static let steps: Set<String> = ["next track", "previous track"]
    private static let tracks: Set<String> = ["song", "track", "video", "show", "movie", "music", "playback"]

    /// "In Farbtemperatur 4300 Kelvin", and "auf 5000" of lights.
    private mutating func settleWarmth() {
        for index in pieces.indices where pieces[index].role == .number {
            guard let number = Int(pieces[index].english), (1500...10000).contains(number) else { continue }
            let clause = clause(around: index)
            guard !asks(clause), clause.contains(where: { pieces[$0].role == .verb }) else { continue }
            let color = clause.first { $0 < index && Self.warmth.contains(pieces[$0].english) && !isOwned($0, index) }
            let isOfLight = clause.contains { Self.lights.contains(pieces[$0].english) }
            guard color != nil || isOfLight else { continue }
            if let color {
                let start = (clause.lowerBound..<color).last { !isJoint($0) }.map { $0 + 1 } ?? clause.lowerBound
                for place in start..<index { silence(place) }
                pieces[index - 1] = TonguePiece(english: "to", said: "", role: .other)
            } else if let before = pieces[..<index].lastIndex(where: { !$0.isSilent }), isJoint(before) {
                pieces[before] = TonguePiece(english: "to", said: pieces[before].said, role: .other)
            }
            guard next(index).map({ pieces[$0].english != "kelvin" }) ?? true else { continue }
            pieces.insert(TonguePiece(english: "kelvin", said: "", role: .value), at: index + 1)
        }
    }

    /// Something else stands between: "la température de couleur de la lampe à 4300".
    private func isOwned(_ color: Int, _ number: Int) -> Bool {
        ((color + 1)..<number).contains { (place: Int) in !isJoint(place) }
    }

    private static let warmth: Set<String> = ["color temperature", "color"]
    private static let lights: Set<String> = ["light", "lights", "lamp", "lamps"]

    /// "Bajar grados a 18" has its unit before its number.
    private mutating func settleUnits() {
        for index in pieces.indices where pieces[index].role == .value && pieces[index].english == "degrees" {
            let before = pieces[..<index].last { !$0.isSilent }
            let behind = pieces.indices.dropFirst(index + 1)
            let spoken = clause(around: index)
            // "Subir grados del salón a 22".
            if before?.role == .verb, let other = spoken.first(where: { $0 > index && pieces[$0].isThing }),
                spoken.contains(where: { $0 > other && pieces[$0].role == .number })
            {
                pieces[index] = TonguePiece(english: "temperature", said: pieces[index].said, role: .noun)
                continue
            }
            guard before?.role != .number,
                let number = behind.first(where: { (place: Int) in !isJoint(place) && pieces[place].role != .at }),
                pieces[number].role == .number,
                next(number).map({ pieces[$0].english != "degrees" && pieces[$0].role != .moment }) ?? true
            else { continue }
            let unit = pieces.remove(at: index)
            pieces.insert(unit, at: number)
        }
    }

    /// "Sind Fenster offen" asks for any, where "sind die Fenster offen" asks for each.
    private mutating func settleSeveral() {
        for index in pieces.indices where pieces[index].role == .copula && pieces[index].english == "is" {
            let clause = clause(around: index)
            guard clause.first(where: { !pieces[$0].isSilent }) == index, Self.ofSeveral.contains(pieces[index].said),
                let thing = pieces.indices.dropFirst(index + 1).first(where: { pieces[$0].role != .courtesy }),
                clause.contains(thing), pieces[thing].role == .noun,
                !table.rooms.values.contains(pieces[thing].english),
                !clause.contains(where: { pieces[$0].role == .question })
            else { continue }
            pieces[thing].english = "any \(pieces[thing].english)"
        }
        // "Des lumières sont-elles allumées".
        for index in pieces.indices where pieces[index].said == "des" && pieces[index].english == "of" {
            let clause = clause(around: index)
            guard clause.first(where: { !pieces[$0].isSilent }) == index, let thing = next(index),
                pieces[thing].role == .noun, clause.contains(where: { pieces[$0].role == .copula }),
                !clause.contains(where: { [.verb, .question].contains(pieces[$0].role) && !pieces[$0].isSilent })
            else { continue }
            silence(index)
            pieces[thing].english = "any \(pieces[thing].english)"
        }
    }

    /// "Gibt es Lampen, die an sind": what is told of them behind it.
    private mutating func settleRelatives() {
        for index in pieces.indices where pieces[index].role == .article && Self.relatives.contains(pieces[index].said)
        {
            let comma = index > 0 && pieces[index - 1].role == .and && pieces[index - 1].said == "," ? index - 1 : nil
            let thing = pieces[..<(comma ?? index)].last { !$0.isSilent }
            let end = pieces[index...].firstIndex(where: \.isSeparator) ?? pieces.endIndex
            let asks = pieces[..<index].contains { [.copula, .question].contains($0.role) }
            guard asks, thing?.role == .noun || thing?.role == .name(isRoom: true),
                let copula = pieces[index..<end].lastIndex(where: { !$0.isSilent }), pieces[copula].role == .copula
            else { continue }
            for place in [comma, index, copula].compactMap(\.self) { silence(place) }
        }
    }

    private static let relatives: Set<String> = ["die", "der", "das"]

    /// "Lampe im Wohnzimmer an": no certain one, where a language has articles for those.
    private mutating func settleBare() {
        guard table.hasCompounds else { return }
        for index in pieces.indices where pieces[index].role == .noun && Self.bare.contains(pieces[index].english) {
            let clause = clause(around: index)
            let before = index > clause.lowerBound ? pieces[index - 1] : nil
            let isCertain = before.map { [.article, .one, .number, .name(isRoom: false)].contains($0.role) } ?? false
            let isPlaced = clause.contains { place in
                pieces[place].role == .name(isRoom: true) || pieces[place].english == "here"
                    || pieces[place].role == .noun && table.rooms.values.contains(pieces[place].english)
            }
            guard !isCertain, isPlaced, !asks(clause) else { continue }
            pieces[index].english += "s"
        }
    }

    private static let bare: Set<String> = ["lamp", "curtain", "shutter", "blind", "fan"]

    private static let ofSeveral: Set<String> = ["sind", "stehen", "sont", "estan", "son"]

    /// "Hier in diesem Zimmer" is said once.
    private mutating func settlePlaces() {
        for index in pieces.indices where pieces[index].english == "here" {
            guard let other = next(index), pieces[other].english == "here" else { continue }
            silence(other)
        }
    }
}
