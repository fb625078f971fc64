/// Says in the way of the rules what other languages say by another way: "il y a des lumières allumées" is "are there any
/// lights on", and "planta primera planta" a floor that is named once.
struct TonguePhrases {
    var pieces: [TonguePiece]

    static func settled(_ pieces: [TonguePiece], _ table: TongueTable) -> [TonguePiece] {
        var phrases = TonguePhrases(pieces: pieces)
        phrases.settleFloors()
        phrases.settleColors()
        phrases.settleMeasured()
        phrases.settleQuantities(table)
        phrases.settleCopulas()
        phrases.settleAnywhere()
        phrases.settlePlayback()
        phrases.settleHeights(table)
        phrases.settleTracks()
        phrases.settleParticiples()
        phrases.settleVerbs(table)
        phrases.settleStates()
        phrases.settleConnections()
        phrases.settleHome()
        return phrases.pieces
    }

    /// Once particles are known to say how something is.
    static func stated(_ pieces: [TonguePiece]) -> [TonguePiece] {
        var phrases = TonguePhrases(pieces: pieces)
        phrases.settleStates()
        phrases.settleSound()
        phrases.settleAlone()
        return phrases.pieces
    }

    mutating func silence(_ index: Int) {
        pieces[index] = TonguePiece(english: "", said: pieces[index].said, role: .courtesy)
    }

    func next(_ index: Int, where isMeant: (TonguePiece) -> Bool = { !$0.isSilent }) -> Int? {
        pieces.indices.dropFirst(index + 1).first { isMeant(pieces[$0]) }
    }

    func previous(_ index: Int) -> Int? { pieces[..<index].lastIndex { !$0.isSilent } }

    /// From one separator to the next.
    func clause(around index: Int) -> Range<Int> {
        let start = pieces[..<index].lastIndex(where: \.isSeparator).map { $0 + 1 } ?? 0
        let end = pieces[index...].firstIndex(where: \.isSeparator) ?? pieces.endIndex
        return start..<max(start, end)
    }

    /// "De color rojo" is "to red".
    private mutating func settleColors() {
        for index in pieces.indices {
            guard let next = next(index) else { continue }
            let unit = pieces.dropFirst(next + 1).first?.english
            let isWarmth = pieces[next].role == .number && unit == "kelvin"
            let isSet = clause(around: index).contains { pieces[$0].role == .verb }
            // "En azul", and "20 pour cent de luminosité".
            let isColor = pieces[next].role == .value && Self.colors.contains(pieces[next].english)
            if pieces[index].english == "in" || pieces[index].english == "of" && isSet, isColor || isWarmth {
                pieces[index] = TonguePiece(english: "to", said: pieces[index].said, role: .other)
            } else if pieces[index].english == "of", Self.measures.contains(pieces[next].english),
                let value = previous(index), pieces[value].role == .value
            {
                silence(index)
            }
        }
        for index in pieces.indices where pieces[index].role == .noun && pieces[index].english == "color" {
            guard let value = next(index, where: { !$0.isSilent && !Self.joints.contains($0.english) }),
                pieces[value].role == .value, Self.colors.contains(pieces[value].english)
            else { continue }
            for place in index..<value { silence(place) }
            guard let joint = previous(index), pieces[joint].role == .particle || pieces[joint].role == .other else {
                continue
            }
            if Self.joints.contains(pieces[joint].english) || pieces[joint].english == "with" {
                pieces[joint] = TonguePiece(english: "to", said: "", role: .other)
            }
        }
    }

    private static let joints: Set<String> = ["of", "in", "to", "on"]
    private static let measures: Set<String> = ["brightness", "volume", "speed", "position"]
    private static let colors: Set<String> = [
        "red", "green", "blue", "yellow", "orange", "purple", "pink", "turquoise", "white", "warm white", "cold white",
        "candlelight", "daylight",
    ]

    /// "Tout le volet" is all of one kind, never everything there is.
    private mutating func settleQuantities(_ table: TongueTable) {
        let rooms = Set(table.rooms.values)
        for index in pieces.indices where pieces[index].english == "everything" {
            // "De toda la planta baja", "de todo el cuarto".
            let joint = previous(index).map { ["of", "in", "in the"].contains(pieces[$0].english) } ?? false
            if joint, let place = next(index), isPlace(pieces[place], rooms) || pieces[place].english == "here" {
                silence(index)
                continue
            }
            guard let thing = next(index), pieces[thing].role == .noun || pieces[thing].role == .name(isRoom: false),
                !rooms.contains(pieces[thing].english)
            else { continue }
            pieces[index] = TonguePiece(english: "all", said: pieces[index].said, role: .other)
        }
    }

    /// One clause is in one state: "combien y a-t-il de lampes qui sont allumées".
    private mutating func settleCopulas() {
        for index in pieces.indices where pieces[index].role == .copula {
            let clause = clause(around: index)
            let first = clause.first { pieces[$0].role == .copula } ?? index
            let isCounted = pieces[clause.lowerBound..<index].contains { Self.counting.contains($0.english) }
            if pieces[index].english == "is there" {
                if isCounted {
                    pieces[index] = TonguePiece(english: "is", said: pieces[index].said, role: .copula)
                    if let of = next(index), pieces[of].english == "of" { silence(of) }
                    if clause.contains(where: { $0 > index && pieces[$0].role == .copula }) { silence(index) }
                } else {
                    settleThere(index)
                }
            } else if first < index, pieces[clause.lowerBound].role != .when {
                silence(index)
            }
        }
    }

    private static let joining: Set<String> = ["of", "in", "in the", "on", "here"]
    private static let counting: Set<String> = ["how many", "which"]

    /// "Brennt irgendwo Licht" asks whether any light is on.
    private mutating func settleAnywhere() {
        for index in pieces.indices where pieces[index].english == "is on" && pieces[index].role == .copula {
            let clause = clause(around: index)
            guard clause.first(where: { !pieces[$0].isSilent }) == index else { continue }
            pieces[index].english = "is"
            pieces.insert(TonguePiece(english: "on", said: pieces[index].said, role: .state), at: clause.upperBound)
            break
        }
        for index in pieces.indices where pieces[index].english == "anywhere" {
            silence(index)
            let clause = clause(around: index)
            guard clause.contains(where: { pieces[$0].role == .copula }),
                !clause.contains(where: { pieces[$0].role == .question }),
                let thing = clause.first(where: { pieces[$0].role == .noun })
            else { continue }
            pieces[thing].english = "any \(pieces[thing].english)"
        }
    }

    /// "Robbie zur Ladestation" sends it there, and "¿está Ada en la casa?" is no question about everything in it.
    private mutating func settleHome() {
        for index in pieces.indices where pieces[index].english == "everywhere" {
            let clause = clause(around: index)
            let isOfPeople = clause.contains { place in
                pieces[place].role == .question
                    && ["anyone", "everyone", "who", "who is"].contains(pieces[place].english)
                    || pieces[place].role == .name(isRoom: false)
            }
            guard isOfPeople, clause.contains(where: { Self.asking.contains(pieces[$0].role) }),
                !clause.contains(where: { [.noun, .state, .verb].contains(pieces[$0].role) })
            else { continue }
            pieces[index] = TonguePiece(english: "home", said: pieces[index].said, role: .state)
        }
        // "Apaga las luces en casa".
        for index in pieces.indices where pieces[index].english == "home" && pieces[index].role == .state {
            let clause = clause(around: index)
            let others: [TonguePiece.Role] = [.copula, .question, .when, .name(isRoom: false), .name(isRoom: true)]
            let isOfMany = clause.contains { place in
                pieces[place].role == .noun && Self.switched.union(Self.covers).contains(pieces[place].english)
            }
            guard isOfMany, clause.contains(where: { pieces[$0].role == .verb }),
                !clause.contains(where: { others.contains(pieces[$0].role) })
            else { continue }
            pieces[index] = TonguePiece(english: "everywhere", said: pieces[index].said, role: .other)
        }
        for index in pieces.indices.reversed() where pieces[index].english == "home" && pieces[index].role == .other {
            let clause = clause(around: index)
            let others: [TonguePiece.Role] = [.verb, .copula, .question, .when, .state]
            guard !clause.contains(where: { others.contains(pieces[$0].role) }),
                clause.contains(where: { $0 < index && pieces[$0].isThing })
            else { continue }
            pieces.insert(TonguePiece(english: "send", said: "", role: .verb), at: clause.lowerBound)
        }
    }

    private static let asking: Set<TonguePiece.Role> = [.copula, .question]

    /// "Il y a des lumières" asks whether there are any.
    private mutating func settleThere(_ index: Int) {
        guard var thing = next(index, where: { !$0.isSilent && $0.role != .state }) else { return }
        if pieces[thing].english == "of" {
            silence(thing)
            guard let behind = next(thing) else { return }
            thing = behind
        }
        let isOne = pieces[index..<thing].contains { $0.role == .one }
        guard pieces[thing].role == .noun, !isOne else { return }
        pieces[thing].english = "any \(pieces[thing].english)"
    }

    /// What plays is music: "éteins la lecture" halts it, and a sentence that names nothing but a pause means it.
    private mutating func settlePlayback() {
        for index in pieces.indices where pieces[index].english == "playback" {
            pieces[index].english = "music"
            let clause = clause(around: index)
            // "Lecture sur la télé" alone is an order.
            let isAlone = clause.allSatisfy { place in
                pieces[place].isSilent || pieces[place].isThing || Self.joining.contains(pieces[place].english)
            }
            if isAlone, clause == pieces.indices.startIndex..<pieces.endIndex {
                pieces[index] = TonguePiece(english: "play", said: pieces[index].said, role: .verb)
                if !clause.contains(where: { pieces[$0].isThing }) { pieces[index].english = "play music" }
                break
            }
            for verb in clause where pieces[verb].role == .verb {
                pieces[verb].english = Self.playing[pieces[verb].english] ?? pieces[verb].english
            }
        }
        for index in pieces.indices where ["pause", "mute", "unmute"].contains(pieces[index].english.bareOrder) {
            let clause = clause(around: index)
            guard clause.allSatisfy({ $0 == index || pieces[$0].isSilent || pieces[$0].english == "here" }) else {
                continue
            }
            pieces[index].english = "\(pieces[index].english.bareOrder) music"
            pieces[index].role = .verb
        }
    }

    /// "Pasa a la siguiente" is the next one, whatever verb stands before it.
    private mutating func settleTracks() {
        for index in pieces.indices where ["next track", "previous track"].contains(pieces[index].english) {
            let clause = clause(around: index)
            for place in clause where place < index {
                let isTo = pieces[place].role == .particle && ["a", "al"].contains(pieces[place].said)
                if isTo || pieces[place].role == .verb { silence(place) }
            }
        }
    }

    private static let playing = [
        "turn off": "pause", "stop": "pause", "halt": "pause", "start": "play", "turn on": "play",
    ]

    /// Shutters that are "unten" are closed, and none of another floor.
    private mutating func settleHeights(_ table: TongueTable) {
        for index in pieces.indices {
            guard let state = ["downstairs": "closed", "upstairs": "open"][pieces[index].english],
                pieces[index].role == .noun, !pieces[index].said.contains(" ") || table.spelling == .french
            else { continue }
            let clause = clause(around: index)
            let isAsked = clause.contains { pieces[$0].role == .copula }
            let isOfCovers = clause.contains { Self.covers.contains(pieces[$0].english) }
            let isSaid = clause.contains { place in
                pieces[place].role == .state || !(table.particles[pieces[place].said]?.state.isEmpty ?? true)
            }
            guard isAsked, isOfCovers, !isSaid else { continue }
            pieces[index].english = state
            pieces[index].role = .state
        }
    }

    private static let covers: Set<String> = [
        "shutter", "shutters", "blind", "blinds", "curtain", "curtains", "garage door", "garage doors",
    ]

    /// "Est-ce que la lampe est éteint" asks, where "éteint" alone would order it.
    private mutating func settleParticiples() {
        for index in pieces.indices where pieces[index].role == .verb {
            let clause = clause(around: index)
            let spoken = clause.filter { !pieces[$0].isSilent }
            guard let state = Self.participles[pieces[index].english], spoken.first != index,
                spoken.contains(where: { $0 < index && Self.asks(pieces[$0]) }),
                !spoken.contains(where: { [.state, .when].contains(pieces[$0].role) }),
                spoken.filter({ pieces[$0].role == .verb }).count == 1
            else { continue }
            pieces[index].english = state
            pieces[index].role = .state
        }
    }

    private static func asks(_ piece: TonguePiece) -> Bool {
        piece.role == .copula || piece.role == .question && !piece.english.isEmpty
    }

    private static let participles = [
        "turn on": "on", "turn off": "off", "close": "closed", "open": "open", "lock": "locked", "unlock": "unlocked",
    ]

    /// What is done to a lamp is that it is switched, however it is called: "ouvre la lumière", "arrête la télé".
    private mutating func settleVerbs(_ table: TongueTable) {
        let rooms = Set(table.rooms.values)
        for index in pieces.indices where pieces[index].role == .verb {
            let clause = clause(around: index)
            let nouns = clause.filter { pieces[$0].role == .noun && !rooms.contains(pieces[$0].english) }
                .map { pieces[$0].english }
            let isNamed = clause.contains { pieces[$0].role == .name(isRoom: false) || pieces[$0].role == .pronoun }
            let isSet = clause.contains { pieces[$0].role == .value || pieces[$0].role == .number && !isOfTime($0) }
            let hasPlace = clause.contains { isPlace(pieces[$0], rooms) }
            let verb = pieces[index].english
            let isOfColor = clause.contains {
                Self.colors.contains(pieces[$0].english) || pieces[$0].english == "kelvin"
            }
            if verb == "leave", isSet, !clause.contains(where: { pieces[$0].role == .state }) {
                pieces[index].english = "set"
            } else if let order = switching(verb, nouns, clause, table), !isSet, !isNamed {
                pieces[index].english = order
            } else if verb == "set", isOfColor, !isNamed, !hasPlace, nouns.allSatisfy({ $0.hasPrefix("color") }) {
                pieces[index].english = "set lights"
            } else if verb == "dim", isSet, nouns.isEmpty, !isNamed, !hasPlace {
                pieces[index].english = "dim lights"
            } else if !nouns.isEmpty, nouns.allSatisfy(Self.switched.union(["brightness"]).contains) {
                if isSet, ["start", "activate", "turn on"].contains(verb) { pieces[index].english = "set" }
                if !isSet, let other = Self.switching[verb] { pieces[index].english = other }
            } else if nouns.contains("volume"), nouns.allSatisfy(Self.players.union(["volume"]).contains), !isSet,
                let other = sounding(verb, clause, table)
            {
                pieces[index].english =
                    isNamed || hasPlace || nouns.count > 1 || clause.contains { pieces[$0].english == "here" }
                    ? other : "\(other) music"
                for place in clause where pieces[place].english == "volume" { silenceNoun(place) }
            } else if table.spelling == .french, nouns == ["tv"], let other = Self.switching[verb] {
                pieces[index].english = other
            } else if nouns.isEmpty, !isNamed, hasPlace, ["start", "stop"].contains(verb) {
                // To start a floor is no order that is sure.
                pieces[index] = TonguePiece(english: pieces[index].said, said: pieces[index].said, role: .unknown)
            }
        }
    }

    /// "In drei Stunden" is no value.
    private func isOfTime(_ index: Int) -> Bool {
        pieces[(index + 1)...].first { !$0.isSilent }?.role == .moment
    }

    private func isPlace(_ piece: TonguePiece, _ rooms: Set<String>) -> Bool {
        piece.role == .name(isRoom: true) || piece.role == .noun && rooms.contains(piece.english)
    }

    static let sounding = ["turn on": "unmute", "turn off": "mute", "activate": "unmute"]
    private static let switching = [
        "open": "turn on", "close": "turn off", "start": "turn on", "stop": "turn off", "activate": "turn on",
    ]

    /// A lock that is open is unlocked; what is switched and is open is on.
    private mutating func settleStates() {
        for index in pieces.indices where pieces[index].role == .state {
            let clause = clause(around: index)
            let asks = clause.contains { [.copula, .question].contains(pieces[$0].role) }
            let things = clause.filter { pieces[$0].role == .noun }.map { place in
                pieces[place].english.split(separator: " ").last.map(String.init) ?? ""
            }
            guard asks else { continue }
            // "Cerrada con llave".
            let isLocked = clause.contains { $0 > index && pieces[$0].english == "locked" }
            if pieces[index].english == "closed", isLocked {
                silence(index)
            } else if let other = Self.other(pieces[index].english, things) {
                pieces[index].english = other
            }
        }
    }

    private static func other(_ state: String, _ things: [String]) -> String? {
        if state == "locked", !things.isEmpty, things.allSatisfy(covers.contains) { return "closed" }
        guard let isOpen = ["open": true, "closed": false][state] else { return nil }
        if things.contains(where: { ["lock", "locks"].contains($0) }) { return isOpen ? "unlocked" : "locked" }
        if things.contains(where: switched.contains) { return isOpen ? "on" : "off" }
        return nil
    }

    static let switched: Set<String> = [
        "light", "lights", "lamp", "lamps", "fan", "fans", "switch", "switches", "socket", "sockets",
    ]

    /// "En la tele" is no place within it, and "apaga a la lámpara" has a word more than the rules.
    private mutating func settleConnections() {
        for index in pieces.indices where ["of", "in", "to", "in the"].contains(pieces[index].english) {
            guard pieces[index].role == .other || pieces[index].role == .particle, let thing = next(index) else {
                continue
            }
            let isDevice = pieces[thing].role == .name(isRoom: false) || Self.players.contains(pieces[thing].english)
            let isBehindVerb = previous(index).map { pieces[$0].role == .verb } ?? false
            switch pieces[index].english {
            case "in" where isDevice, "in the" where isDevice: silence(index)
            case "of" where isBehindVerb && pieces[thing].isThing: silence(index)
            default: continue
            }
        }
    }

    static let players: Set<String> = [
        "tv", "radio", "speaker", "media player", "vacuum", "fan", "thermostat",
    ]
}

extension String {
    /// A particle may be an order where no verb is.
    fileprivate var bareOrder: String { hasSuffix("!") ? String(dropLast()) : self }
}
