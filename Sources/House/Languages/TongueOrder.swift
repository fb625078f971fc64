/// Brings what was said into the order of the rules: the verb first, with what belongs to it.
struct TongueOrder {
    private var pieces: [TonguePiece]
    private let table: TongueTable

    static func arranged(_ pieces: [TonguePiece], _ table: TongueTable) -> [TonguePiece] {
        var order = TongueOrder(pieces: TonguePhrases.settled(TongueIdioms.settled(pieces, table), table), table: table)
        order.settleVerbs()
        order.settleChoices()
        order.pieces = TongueAmounts.settled(order.pieces, table)
        order.settleWords()
        order.pieces = TonguePhrases.stated(order.pieces)
        order.settleDenied()
        order.pieces = TongueTimers.settled(order.pieces, table)
        var result: [TonguePiece] = []
        for sentence in order.sentences() { result += Self.joined(sentence) }
        return measured(result)
    }

    private init(pieces: [TonguePiece], table: TongueTable) {
        (self.pieces, self.table) = (pieces, table)
    }

    // MARK: verbs in two parts

    private mutating func settleVerbs() {
        for index in pieces.indices where pieces[index].role == .verb {
            guard let meanings = table.separables[pieces[index].said], pieces[index].english == meanings[""] ?? ""
            else { continue }
            if let place = behind(index, meanings) ?? partner(of: index, meanings) {
                pieces[index].english = meanings[pieces[place].said] ?? ""
                pieces[place] = TonguePiece(english: "", said: pieces[place].said, role: .courtesy)
            }
        }
    }

    /// "Dreh das Licht auf" turns it on, "dreh die Heizung auf" sets it higher: the first is of what is told no more.
    private mutating func settleChoices() {
        for index in pieces.indices where pieces[index].role == .verb && pieces[index].english.contains("/") {
            let meanings = pieces[index].english.split(separator: "/").map(String.init)
            let start = pieces[..<index].lastIndex(where: \.isSeparator).map { $0 + 1 } ?? 0
            let segment = segment(from: start)
            let isSwitched = segment.contains { $0.role == .noun && Self.lights.contains($0.english) }
            let isSet = segment.contains { [.number, .value].contains($0.role) }
            pieces[index].english = (isSwitched && !isSet ? meanings.last : meanings.first) ?? ""
        }
    }

    private static let lights: Set<String> = ["light", "lights", "lamp", "lamps"]

    /// Where the other part of a verb stands: at the end of its clause, or of one behind it that has no verb.
    private func partner(of verb: Int, _ meanings: [String: String]) -> Int? {
        var found: Int?
        for index in pieces.indices.dropFirst(verb + 1) {
            let piece = pieces[index]
            if piece.role == .verb || piece.role == .end { break }
            if piece.role == .and, found != nil { break }
            if isWord(piece), meanings[piece.said] != nil, isFree(index) { found = index }
        }
        return found
    }

    /// "Zu machen", written apart.
    private func behind(_ verb: Int, _ meanings: [String: String]) -> Int? {
        guard verb > 0, pieces[verb].said.hasSuffix("n"), isWord(pieces[verb - 1]),
            meanings[pieces[verb - 1].said] != nil
        else { return nil }
        return verb - 1
    }

    private func isWord(_ piece: TonguePiece) -> Bool {
        piece.role == .particle || piece.role == .one || piece.role == .state
    }

    /// Whether nothing follows that it would stand before.
    private func isFree(_ index: Int) -> Bool {
        guard let next = pieces.dropFirst(index + 1).first else { return true }
        if let particle = table.particles[pieces[index].said], !particle.standsBefore { return true }
        switch next.role {
        case .and, .end, .moment, .at, .courtesy, .when, .other, .particle, .comparison, .copula: return true
        case .verb: return true
        default: return false
        }
    }

    /// "Temperatur im Bad" asks.
    private static func measured(_ pieces: [TonguePiece]) -> [TonguePiece] {
        let asked = ["temperature", "humidity", "status"]
        let isOnly = pieces.allSatisfy {
            $0.isThing || $0.role == .other && ["in", "of", "here", "in the", ""].contains($0.english)
        }
        guard isOnly, pieces.contains(where: { asked.contains($0.english) }) else { return pieces }
        return [TonguePiece(english: "what is the", said: "", role: .question)] + pieces
    }

    // MARK: words of several meanings

    private mutating func settleWords() {
        var start = 0
        for index in pieces.indices {
            if pieces[index].isSeparator { start = index + 1 }
            switch pieces[index].role {
            case .particle: settleParticle(index, segment(from: start))
            case .one: settleOne(index, segment(from: start))
            case .at where !isTime(index + 1):
                pieces[index].english = isRoom(behind: index) ? "in" : table.atBeforeValue
                if isRoom(behind: index) { pieces[index].role = .other }
            case .other where pieces[index].english == "of" && isValue(index + 1) && isChange(segment(from: start)):
                pieces[index].english = "by"
            // "Por la planta baja", and no timer that is called so.
            case .other where ["by", "for"].contains(pieces[index].english) && isRoom(behind: index) && !isOfTimers:
                pieces[index].english = "in"
            case .article where isAlone(index) && !isBehindQuestion(index) && !isBeforeHome(index):
                pieces[index] = TonguePiece(english: "it", said: pieces[index].said, role: .pronoun)
            case .pronoun where pieces[index].english == "you": settleYou(index)
            default: break
            }
        }
    }

    private func segment(from start: Int) -> ArraySlice<TonguePiece> {
        pieces[start...].prefix { !$0.isSeparator }
    }

    private mutating func settleParticle(_ index: Int, _ segment: ArraySlice<TonguePiece>) {
        guard let particle = table.particles[pieces[index].said] else { return }
        let next = pieces.dropFirst(index + 1).first { $0.role != .article && $0.role != .courtesy }
        let isFree = isFree(index) || isOnlyState(index, particle, segment)
        let first = segment.first { !$0.isSilent }
        let asks = [.copula, .question, .when].contains(first?.role) || segment.contains { $0.role == .copula }
        // "En media hora".
        if isFree, particle.order.isEmpty, particle.state.isEmpty, next?.role == .moment {
            pieces[index].english = particle.before
            pieces[index].role = .other
            return
        }
        if isFree {
            pieces[index].english = asks ? particle.state : particle.order
            pieces[index].role = asks ? .state : .particle
            let hasVerb = segment.contains { $0.role == .verb }
            if !asks, particle.order.hasSuffix("!") {
                let isMeasured = segment.contains { $0.role == .noun && Self.measures.contains($0.english) }
                let measured = Self.heights[pieces[index].said].flatMap { isMeasured ? $0 : nil }
                pieces[index].english = measured ?? String(particle.order.dropLast())
                pieces[index].role = hasVerb ? .particle : .verb
                // It belongs to none of the verbs there: it orders nothing of its own.
                if hasVerb { pieces[index].english = "" }
            }
            return
        }
        pieces[index].role = .other
        if next?.role == .state, next?.english == "home" { return pieces[index].english = "" }
        // "En diez minutos".
        if isSpan(index + 1) { return pieces[index].english = particle.before }
        switch next?.role {
        case .number, .value, .one: pieces[index].english = particle.beforeValue
        case .name(isRoom: true): pieces[index].english = particle.beforeRoom
        case .noun where table.rooms.values.contains(next?.english ?? ""):
            pieces[index].english = particle.beforeRoom
        default: pieces[index].english = particle.before
        }
    }

    /// "Lautstärke hoch" raises it, where "Rollladen hoch" opens it.
    private static let heights = ["hoch": "raise", "runter": "lower"]
    private static let measures: Set<String> = ["volume", "music", "brightness", "temperature", "speed", "heating"]

    /// "Steht der Rollladen zu Schlafzimmer": what else would tell how it is.
    private func isOnlyState(_ index: Int, _ particle: TongueData.Particle, _ segment: ArraySlice<TonguePiece>) -> Bool
    {
        guard !particle.state.isEmpty, let next = pieces.dropFirst(index + 1).first else { return false }
        let isPlace = next.role == .name(isRoom: true) || next.said == "des"
        return isPlace && segment.contains { $0.role == .copula }
            && !segment.contains { [.state, .verb].contains($0.role) }
            && !segment.contains { $0.role == .question && !["which", "how many", ""].contains($0.english) }
            && !segment.indices.contains { $0 != index && pieces[$0].role == .particle && isFree($0) }
    }

    /// "Ein Grad" is one; "eine Lampe" is a lamp.
    private mutating func settleOne(_ index: Int, _ segment: ArraySlice<TonguePiece>) {
        let next = pieces.dropFirst(index + 1).first
        let counts =
            next?.role == .value && Self.units.contains(next?.english ?? "")
            || (next?.role == .moment && next?.english.contains(" ") == false)
        let isAsked = segment.contains { $0.role == .copula } && !segment.contains { $0.role == .verb }
        let asks = isAsked && next?.role == .noun
        // "Ventilator ein".
        let isLast = index + 1 >= segment.endIndex
        if isLast, pieces[index].said == "ein", segment.contains(where: \.isThing),
            !segment.contains(where: { $0.role == .verb })
        {
            pieces[index] = TonguePiece(english: "on", said: "ein", role: isAsked ? .state : .particle)
            return
        }
        pieces[index].english = counts ? "1" : asks ? "any" : ""
        pieces[index].role = counts ? .number : asks ? .other : .article
    }

    private static let units: Set<String> = ["percent", "%", "degrees", "°", "kelvin", "degrees fahrenheit"]

    /// "Nicht zu" is open, where it is asked or waited for.
    private mutating func settleDenied() {
        for index in pieces.indices where pieces[index].english == "do not" {
            let start = pieces[..<index].lastIndex(where: \.isSeparator).map { $0 + 1 } ?? 0
            let segment = segment(from: start)
            guard segment.contains(where: { $0.role == .copula }), !segment.contains(where: { $0.role == .verb }),
                let state = pieces.indices.dropFirst(index + 1).first(where: { pieces[$0].role == .state }),
                state < segment.endIndex, let other = Self.opposites[pieces[state].english]
            else { continue }
            pieces[state].english = other
            pieces[index] = TonguePiece(english: "", said: pieces[index].said, role: .courtesy)
        }
    }

    private static let opposites = [
        "open": "closed", "closed": "open", "on": "off", "off": "on", "locked": "unlocked", "unlocked": "locked",
        "home": "away", "away": "home",
    ]

    private func isChange(_ segment: ArraySlice<TonguePiece>) -> Bool {
        segment.contains { $0.role == .verb && ["raise", "lower", "increase", "decrease", "dim"].contains($0.english) }
    }

    private var isOfTimers: Bool { pieces.contains { $0.english.hasPrefix("timer") } }

    private func isTime(_ index: Int) -> Bool { pieces.dropFirst(index).first?.role == .moment }

    /// "Au salon", "à la cuisine".
    private func isRoom(behind index: Int) -> Bool {
        guard let next = pieces.dropFirst(index + 1).first(where: { !$0.isSilent }) else { return false }
        return next.role == .name(isRoom: true) || next.role == .noun && table.rooms.values.contains(next.english)
    }

    private func isSpan(_ index: Int) -> Bool {
        isValue(index) && pieces.dropFirst(index + 1).first?.role == .moment
    }

    private func isValue(_ index: Int) -> Bool {
        guard let piece = pieces.dropFirst(index).first else { return false }
        return [.number, .value, .one].contains(piece.role)
    }

    /// "Das" with nothing behind it is what was mentioned.
    private func isAlone(_ index: Int) -> Bool {
        guard let next = pieces.dropFirst(index + 1).first(where: { $0.role != .courtesy }) else {
            return index > 0
        }
        switch next.role {
        case .and, .end, .state: return true
        case .verb: return !next.english.contains("track")
        case .particle: return isFree(index + 1)
        default: return false
        }
    }

    /// "En las en casa" names nothing more.
    private func isBeforeHome(_ index: Int) -> Bool {
        index > 0 && pieces[index - 1].role == .other
            && pieces.dropFirst(index + 1).first.map { $0.role == .state && $0.english == "home" } == true
    }

    private func isBehindQuestion(_ index: Int) -> Bool { index > 0 && pieces[index - 1].role == .question }

    /// "Schalten Sie" is a courtesy, "mach sie aus" means some.
    private mutating func settleYou(_ index: Int) {
        let isBehindVerb = index > 0 && pieces[index - 1].role == .verb
        let next = pieces.dropFirst(index + 1).first
        let isNext = next.map { $0.role == .article || $0.isThing || $0.role == .other && !$0.english.isEmpty } ?? false
        let isPolite = isBehindVerb && isNext
        pieces[index].english = isPolite ? "" : "them"
        pieces[index].role = isPolite ? .courtesy : .pronoun
    }

    // MARK: clauses

    private typealias Segment = (joint: TonguePiece?, pieces: [TonguePiece])

    /// What stands between ends.
    private func sentences() -> [[TonguePiece]] {
        var all: [[TonguePiece]] = [[]]
        for piece in pieces {
            all[all.count - 1].append(piece)
            if piece.role == .end { all.append([]) }
        }
        return all
    }

    private static func joined(_ sentence: [TonguePiece]) -> [TonguePiece] {
        var segments: [Segment] = [(nil, [])]
        for piece in sentence {
            if piece.isSeparator {
                segments.append((piece, []))
            } else if !piece.isSilent || piece.role == .question {
                segments[segments.count - 1].pieces.append(piece)
            }
        }
        for index in segments.indices { segments[index].pieces = ordered(segments[index].pieces) }
        // "Tell me, when …" is one.
        for index in segments.indices.dropFirst()
        where segments[index].pieces.first?.role == .when && segments[index - 1].pieces.map(\.english) == ["tell me"] {
            segments[index].joint = nil
        }
        spread(&segments)
        return segments.flatMap { ($0.joint.map { [$0] } ?? []) + $0.pieces }
    }

    private static func ordered(_ pieces: [TonguePiece]) -> [TonguePiece] {
        guard let first = pieces.first else { return pieces }
        if first.role == .when { return withState(withCopula(pieces)) }
        if first.role == .question, first.english.isEmpty { return asked(pieces) }
        if first.role == .question || first.role == .copula { return pieces }
        if pieces.contains(where: { $0.role == .copula }), !pieces.contains(where: { $0.role == .verb }) {
            return asked(pieces)
        }
        guard let verb = pieces.firstIndex(where: { $0.role == .verb }), verb > 0,
            pieces[..<verb].contains(where: \.isThing), !pieces.contains(where: { $0.role == .question })
        else { return pieces }
        var pieces = pieces
        let moved = pieces.remove(at: verb)
        // What is told first stays there: "tell me".
        let place = pieces.firstIndex { $0.role != .moment } ?? 0
        pieces.insert(moved, at: place)
        return pieces
    }

    /// "La fenêtre est-elle ouverte".
    private static func asked(_ pieces: [TonguePiece]) -> [TonguePiece] {
        // "Est-ce que le ventilateur tourne".
        if let first = pieces.first, first.role == .question, first.english.isEmpty,
            pieces.contains(where: { $0.role == .state }),
            !pieces.contains(where: { [.copula, .verb, .when].contains($0.role) })
        {
            return [TonguePiece(english: "is", said: "", role: .copula)] + pieces.dropFirst()
        }
        // "Der Fernseher ist zu laut" tells it.
        if let place = pieces.firstIndex(where: { $0.role == .copula }), place > 0,
            pieces.contains(where: { $0.english.hasPrefix("too ") }), !pieces.contains(where: { $0.role == .question })
        {
            return Array(pieces[..<place] + pieces[(place + 1)...])
        }
        guard let copula = pieces.firstIndex(where: { $0.role == .copula }), copula > 0,
            !pieces[..<copula].contains(where: { $0.role == .question && !$0.english.isEmpty })
        else { return pieces }
        return [pieces[copula]] + pieces[..<copula] + pieces[(copula + 1)...]
    }

    /// "Cuando se abra la ventana": what is to be so comes last.
    private static func withState(_ pieces: [TonguePiece]) -> [TonguePiece] {
        guard let state = pieces.firstIndex(where: { $0.role == .state }), state <= 2,
            let end = pieces.lastIndex(where: \.isThing), end > state
        else { return pieces }
        var pieces = pieces
        let moved = pieces.remove(at: state)
        pieces.insert(moved, at: end)
        return pieces
    }

    /// "Wenn das Fenster offen ist": the verb stands behind what is told.
    private static func withCopula(_ pieces: [TonguePiece]) -> [TonguePiece] {
        guard let last = pieces.lastIndex(where: { $0.role == .copula }), last > 1 else { return pieces }
        var pieces = pieces
        let copula = pieces.remove(at: last)
        var place = last
        while place > 1 {
            switch pieces[place - 1].role {
            case .state, .number, .value, .comparison: place -= 1
            default:
                pieces.insert(copula, at: place)
                return pieces
            }
        }
        pieces.insert(copula, at: place)
        return pieces
    }

    /// "Das Licht und die Heizung ausschalten": a verb at the end is that of all that stands before it.
    private static func spread(_ segments: inout [Segment]) {
        var start = 0
        for index in segments.indices {
            let pieces = segments[index].pieces
            guard let verb = pieces.first(where: { $0.role == .verb }) else {
                if pieces.contains(where: { [.copula, .question, .when].contains($0.role) }) { start = index + 1 }
                continue
            }
            let isMoved = (verb == pieces.first || verb == pieces.last) && pieces.count > 1
            if start < index, isMoved, isInfinitive(verb),
                segments[start..<index].allSatisfy({ isOnlyThings($0.pieces) })
            {
                if verb == pieces.first {
                    segments[index].pieces.removeFirst()
                } else {
                    segments[index].pieces.removeLast()
                }
                segments[start].pieces.insert(verb, at: 0)
            }
            start = index + 1
        }
    }
}
