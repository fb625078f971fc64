/// Cuts a sentence at its separators and verbs, and joins what belongs to one command again.
struct HouseSentenceReader {
    enum Reading: Sendable {
        case requests([HouseRequest])
        case unknown(HouseSegment.Unknown)
        /// The words of what is no command, beside what is one.
        case half(String)
        /// No command: nothing must be done.
        case none
    }

    private var clauses: [HouseSegment] = []
    private var moments: [HouseMoment] = []
    /// "In the kitchen, …": for things that no other place was said of.
    private var place: ThingReference?

    static func read(_ units: [HouseUnit]) -> Reading {
        let units = HouseMomentReader.read(units)
        guard !units.contains(where: { $0.word == .not || $0.question != nil }) else { return .none }
        var reader = HouseSentenceReader()
        for (segment, follows) in cut(units) {
            let isExcepting = !follows && (reader.clauses.last?.isExcepting ?? false)
            guard reader.take(reader.withoutMoment(segment), isExcepting: isExcepting) else { return .none }
        }
        return reader.reading()
    }

    /// At "and", "then" and commas, and where another verb begins. `follows` is true behind "then".
    private static func cut(_ units: [HouseUnit]) -> [(units: [HouseUnit], follows: Bool)] {
        var segments: [(units: [HouseUnit], follows: Bool)] = []
        var current: [HouseUnit] = []
        var follows = false
        for unit in units {
            let beginsAnew = unit.verb != nil && unit.verb != .lower && isWhole(current)
            if unit.isSeparator || beginsAnew {
                if !current.isEmpty { segments.append((current, follows)) }
                (current, follows) = ([], unit.word == .then || (follows && current.isEmpty))
            }
            if !unit.isSeparator { current.append(unit) }
        }
        if !current.isEmpty { segments.append((current, follows)) }
        return segments
    }

    private static func isWhole(_ units: [HouseUnit]) -> Bool {
        units.contains { $0.verb != nil || $0.particle != nil }
            && units.contains { $0.isThing || $0.word == .pronoun || $0.word == .everything }
    }

    // MARK: joining

    /// A time that begins the sentence is that of all its commands.
    private mutating func withoutMoment(_ units: [HouseUnit]) -> [HouseUnit] {
        guard clauses.isEmpty, units.count > 1, case .moment(let moment) = units.first?.word else { return units }
        moments.append(moment)
        return Array(units.dropFirst())
    }

    private mutating func take(_ units: [HouseUnit], isExcepting: Bool) -> Bool {
        let isAnew = units.first?.verb != nil || units.contains { $0.verb != nil }
        var segment = HouseSegmentReader.read(units, isExcepting: isExcepting && !isAnew)
        segment.text = units.map(\.text).joined(separator: " ")
        if segment.verb == .keep { return keep(segment) }
        if isOnlyMoment(segment), clauses.isEmpty {
            moments += segment.moments
            return !segment.isStray && segment.unknown.isEmpty
        }
        if isOnlyPlace(segment), clauses.isEmpty, let place = segment.things.first {
            self.place = place
            return true
        }
        guard let last = clauses.indices.last else {
            place = segment.leadingPlace ?? place
            clauses.append(segment)
            return true
        }
        let isStrange = segment.isStray && segment.things.isEmpty && !segment.hasHow
        if segment.verb != nil || isStrange {
            clauses.append(segment)
        } else if segment.hasHow, clauses[last].hasHow || clauses[last].verb.map(Self.isComplete) == true {
            clauses.append(repeating(segment, last))
        } else {
            join(segment, last)
        }
        return true
    }

    /// "But leave the hall on".
    private mutating func keep(_ segment: HouseSegment) -> Bool {
        guard let last = clauses.indices.last else { return false }
        clauses[last].exceptions += segment.things + segment.exceptions
        clauses[last].unknown += segment.unknown
        clauses[last].isStray = clauses[last].isStray || segment.isStray
        return true
    }

    private func isOnlyMoment(_ segment: HouseSegment) -> Bool {
        !segment.moments.isEmpty && !segment.hasCommand && segment.things.isEmpty && segment.exceptions.isEmpty
    }

    private func isOnlyPlace(_ segment: HouseSegment) -> Bool {
        !segment.hasCommand && segment.things.count == 1 && segment.things.allSatisfy(\.isPlaceOnly)
            && segment.exceptions.isEmpty && segment.unknown.isEmpty && !segment.isStray && segment.moments.isEmpty
    }

    /// Verbs that need nothing more to be a command.
    private static func isComplete(_ verb: HouseWord.Verb) -> Bool { ![.turn, .set, .keep].contains(verb) }

    /// "… and the fan off" says the verb of the command before it; "… and to 20 percent" its things too.
    private func repeating(_ segment: HouseSegment, _ last: Int) -> HouseSegment {
        var segment = segment
        segment.verb = clauses[last].verb.flatMap { [.turn, .set, .dim].contains($0) ? $0 : nil }
        if segment.verb == .dim, segment.particle != nil { segment.verb = .turn }
        if segment.things.isEmpty {
            segment.things = clauses[last].things
            segment.exceptions = clauses[last].exceptions
        }
        return segment
    }

    private mutating func join(_ segment: HouseSegment, _ last: Int) {
        if segment.things.first?.isPlaceOnly == false, let kind = segment.things.first?.kind { spread(kind, last) }
        clauses[last].things += segment.things.map { inheriting($0, last) }
        clauses[last].exceptions += segment.exceptions
        clauses[last].isExcepting = clauses[last].isExcepting || segment.isExcepting
        clauses[last].moments += segment.moments
        clauses[last].unknown += segment.unknown
        clauses[last].isStray = clauses[last].isStray || segment.isStray || segment.isComplaint
        clauses[last].particle = clauses[last].particle ?? segment.particle
        clauses[last].text += " " + segment.text
        clauses[last].values += segment.values
        clauses[last].isUp = clauses[last].isUp ?? segment.isUp
        clauses[last].by = clauses[last].by ?? segment.by
        clauses[last].aspect = clauses[last].aspect ?? segment.aspect
        if segment.strength != .usual { clauses[last].strength = segment.strength }
    }

    /// "The kitchen and living room lights": the lights of both.
    private mutating func spread(_ kind: HouseKindWord, _ last: Int) {
        for index in clauses[last].things.indices where clauses[last].things[index].isPlaceOnly {
            clauses[last].things[index].kind = kind
            clauses[last].things[index].isPlural = true
        }
    }

    /// "The lights in the kitchen and the hall": the lights of both.
    private func inheriting(_ thing: ThingReference, _ last: Int) -> ThingReference {
        guard thing.isPlaceOnly, var same = clauses[last].things.last, same.hasThing, !same.isPronoun else {
            return thing
        }
        (same.rooms, same.floors, same.isHere, same.isEverywhere) = (
            thing.rooms, thing.floors, thing.isHere, thing.isEverywhere
        )
        return same
    }

    private func placed(_ clause: HouseSegment) -> HouseSegment {
        guard let place else { return clause }
        var clause = clause
        if clause.things.isEmpty { clause.things = [place] }
        for index in clause.things.indices where !clause.things[index].hasPlace && !clause.things[index].isPronoun {
            (clause.things[index].rooms, clause.things[index].floors) = (place.rooms, place.floors)
            (clause.things[index].isHere, clause.things[index].isEverywhere) = (place.isHere, place.isEverywhere)
        }
        return clause
    }

    // MARK: result

    /// What was not understood, where the rest is a command for a house and could have been done.
    private var half: String? {
        func isWhole(_ clause: HouseSegment) -> Bool {
            !clause.isStray && clause.verb != nil && HouseWishRules.isOfAHouse(clause)
                && HouseWishRules.request(placed(clause), moments: moments) != nil
        }
        let strange = clauses.filter { !isWhole($0) && ($0.isStray || !$0.hasCommand) }
        guard clauses.count > 1, strange.count == 1, isWhole(clauses[0]),
            clauses.count(where: isWhole) == clauses.count - 1
        else {
            return nil
        }
        return strange.first?.text
    }

    private func reading() -> Reading {
        if let half = half { return .half(half) }
        guard !clauses.isEmpty, !clauses.contains(where: \.isStray) else { return .none }
        guard clauses.reduce(0, { $0 + $1.things.count + 1 }) <= HouseSegmentReader.mostThings else { return .none }
        guard clauses.allSatisfy({ $0.hasCommand }) else { return .none }
        // What is to be left out was not said.
        if let last = clauses.last, last.isExcepting, last.exceptions.isEmpty, last.unknown.isEmpty { return .none }
        if let unknown = clauses.lazy.flatMap(\.unknown).first {
            return clauses.contains(where: HouseWishRules.isOfAHouse) ? .unknown(unknown) : .none
        }
        var requests: [HouseRequest] = []
        for clause in clauses {
            guard let request = HouseWishRules.request(placed(clause), moments: moments) else { return .none }
            requests.append(request)
        }
        return .requests(requests)
    }
}
