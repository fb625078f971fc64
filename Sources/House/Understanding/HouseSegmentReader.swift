/// Reads the units of one segment. What has no place in a command makes the segment stray, so that nothing is done on
/// half of what was said.
struct HouseSegmentReader {
    private let units: [HouseUnit]
    private var index = 0
    private var segment = HouseSegment()
    private var current = ThingReference()
    /// Whether "in" was said and its place not yet.
    private var isPlaceNext = false
    /// Whether what follows may be a place, as behind "at".
    private var mayBePlace = false
    private var unknown: [String] = []

    static func read(_ units: [HouseUnit], isExcepting: Bool = false) -> HouseSegment {
        var reader = HouseSegmentReader(units: units)
        reader.segment.isExcepting = isExcepting
        while reader.index < units.count { reader.step() }
        reader.endUnknown()
        reader.endThing()
        if reader.isPlaceNext { reader.segment.isStray = true }
        return reader.segment
    }

    private init(units: [HouseUnit]) { self.units = units }

    private var next: HouseUnit? { index + 1 < units.count ? units[index + 1] : nil }
    private var before: HouseUnit? { index > 0 ? units[index - 1] : nil }

    private mutating func step() {
        let unit = units[index]
        if unit.isUnknown {
            unknown.append(unit.text)
        } else {
            endUnknown(before: unit)
            if !takeHow(unit), !takeThing(unit) { segment.isStray = true }
        }
        index += 1
    }

    // MARK: how

    private mutating func takeHow(_ unit: HouseUnit) -> Bool {
        if unit.isThing { return false }
        if let number = unit.number { return take(number) }
        switch unit.word {
        case .verb(let verb): return take(verb)
        case .particle(let particle): return take(particle)
        case .direction(let aspect, let isUp): return take(direction: isUp, aspect)
        case .isTooMuch(let aspect, let isUp):
            segment.isComplaint = true
            return take(direction: !isUp, aspect)
        case .strength(let isLittle): segment.strength = isLittle ? .little : .much
        case .aspect(let aspect): segment.aspect = aspect
        case .share(let share): return take(share: share)
        case .color(let red, let green, let blue): segment.values.append(.color(red: red, green: green, blue: blue))
        case .white(let kelvin): segment.values.append(.white(kelvin))
        case .mode(let mode): segment.values.append(.mode(mode))
        case .moment(let moment): segment.moments.append(moment)
        case .preposition(let preposition): return take(preposition)
        case .statement: return take(statement: unit)
        // "Send Robbie home".
        case .state(.home) where segment.verb == .dock: return true
        default: return false
        }
        return true
    }

    private mutating func take(_ verb: HouseWord.Verb) -> Bool {
        // "Set the volume lower", "turn the heating lower": how, not what.
        let isBehind = segment.verb != nil || hasThing
        if verb == .lower, isBehind { return take(direction: false, nil) }
        // "The door open" tells or asks; an order has its verb first.
        guard segment.verb == nil, !hasThing || verb == .turn || verb == .set else { return false }
        // "She said unlock …" is no order.
        guard segment.unknown.isEmpty else { return false }
        segment.verb = verb
        return true
    }

    private mutating func take(_ particle: HouseWord.Particle) -> Bool {
        // "About turning on the light" is no order.
        let isTold = segment.verb == nil && !segment.unknown.isEmpty && !hasThing
        guard segment.particle == nil, !isTold else { return false }
        segment.particle = particle
        return true
    }

    private mutating func take(direction isUp: Bool, _ aspect: HouseAspect?) -> Bool {
        guard segment.isUp == nil else { return false }
        segment.isUp = isUp
        segment.aspect = aspect ?? segment.aspect
        return true
    }

    private mutating func take(_ number: Double) -> Bool {
        let unit: HouseWish.AmountUnit
        switch next?.word {
        case .percent: unit = .percent
        case .degree: unit = .degrees
        default: unit = .plain
        }
        // "That one".
        if unit == .plain, number == 1, before?.word == .pronoun { return true }
        if before?.preposition == .by {
            segment.by = number
        } else if unit != .plain || isValueExpected {
            segment.values.append(.amount(number, unit))
        } else {
            unknown.append(units[index].text)
            return true
        }
        if unit != .plain { index += 1 }
        return true
    }

    private var isValueExpected: Bool {
        if let preposition = before?.preposition { return [.to, .at].contains(preposition) }
        return segment.verb == .set || segment.verb == .dim || segment.particle == .up || segment.particle == .down
    }

    private mutating func take(share: Int) -> Bool {
        if before?.preposition == .by {
            segment.by = Double(share)
        } else {
            segment.values.append(.amount(Double(share), .percent))
        }
        if next?.word == .percent { index += 1 }
        return true
    }

    private mutating func take(_ preposition: HouseWord.Preposition) -> Bool {
        switch preposition {
        case .place: isPlaceNext = true
        case .of: isPlaceNext = segment.aspect == nil
        case .to, .at, .by, .with: mayBePlace = preposition == .at
        case .duration, .above, .below: return false
        }
        return true
    }

    /// "It is" and "I am" tell what is the matter, with "too cold" behind them.
    private mutating func take(statement: HouseUnit) -> Bool {
        guard index == 0, units.contains(where: { if case .isTooMuch = $0.word { true } else { false } }) else {
            return false
        }
        return true
    }

    // MARK: things

    private var hasThing: Bool { current.hasThing || segment.things.contains { $0.hasThing } }

    private mutating func takeThing(_ unit: HouseUnit) -> Bool {
        switch unit.word {
        case .quantifier(.all): return quantify { $0.isAll = true }
        case .quantifier(.both): return quantify { $0.isBoth = true }
        case .quantifier(.any): return quantify { $0.isAny = true }
        case .everything: return name(unit) { $0.isEverything = true }
        case .pronoun: return name(unit) { $0.isPronoun = true }
        case .here: return place { $0.isHere = true }
        case .everywhere: return place { $0.isEverywhere = true }
        case .except: return except()
        case .named: return next?.isThing ?? false
        case .and, .then:
            endThing()
            return true
        default: return unit.isThing ? takeNamed(unit) : false
        }
    }

    private mutating func takeNamed(_ unit: HouseUnit) -> Bool {
        let meaning = unit.meaning
        let isRoomHere = unit.isPlace && !isMeantAsThing(meaning)
        if isPlaceNext, !isRoomHere { return take(wrongPlace: unit) }
        if isRoomHere {
            return place {
                $0.rooms += meaning.rooms
                $0.floors += meaning.floors
                if !$0.hasThing { $0.text = unit.text }
            }
        }
        if let kind = meaning.kind { return take(kind, unit) }
        if let scene = meaning.scene { return name(unit) { $0.scenes.append(scene) } }
        guard !meaning.named.isEmpty || !meaning.called.isEmpty else { return false }
        let found = ThingReference.Name(
            named: meaning.named, called: meaning.called, text: unit.text, isPlural: unit.isPlural)
        // "The lamp called …".
        if before?.word == .named, current.kind != nil, current.names.isEmpty {
            current.names.append(found)
            current.isPlural = false
            return true
        }
        return name(unit) {
            $0.names.append(found)
            $0.isPlural = unit.isPlural
        }
    }

    /// "Everything in the oven": what is no room is a room that is not known, never everywhere.
    private mutating func take(wrongPlace unit: HouseUnit) -> Bool {
        segment.unknown.append(.init(text: unit.text, isPlace: true))
        isPlaceNext = false
        return true
    }

    /// "Open the garage" means the door, "the garage light" a light in the room of that name.
    private func isMeantAsThing(_ meaning: HouseMeaning) -> Bool {
        guard meaning.kind != nil || !meaning.named.isEmpty, !isPlaceNext else { return false }
        if next?.isThing == true { return false }
        return [.open, .close, .lock, .unlock, .raise, .lower, .start, .stop].contains(segment.verb)
    }

    private mutating func take(_ kind: HouseKindWord, _ unit: HouseUnit) -> Bool {
        // A name that is followed by what it is: "the corner lamp light".
        if let name = current.names.last, before?.meaning.named == name.named, current.kind == nil {
            current.kind = kind
            current.isPlural = unit.isPlural
            return true
        }
        return name(unit) {
            $0.kind = kind
            $0.kindText = HouseStem.stem(of: unit.text)
            $0.kindNamed = unit.meaning.named + unit.meaning.called
            $0.isPlural = unit.isPlural
        }
    }

    private mutating func quantify(_ change: (inout ThingReference) -> Void) -> Bool {
        if current.hasThing { endThing() }
        change(&current)
        return true
    }

    private mutating func name(_ unit: HouseUnit, _ change: (inout ThingReference) -> Void) -> Bool {
        if current.hasThing { endThing() }
        if current.isPlaceOnly { current.text = "" }
        change(&current)
        current.text = current.text.isEmpty ? unit.text : current.text + " " + unit.text
        mayBePlace = false
        return true
    }

    private mutating func place(_ change: (inout ThingReference) -> Void) -> Bool {
        change(&current)
        (isPlaceNext, mayBePlace) = (false, false)
        return true
    }

    private mutating func except() -> Bool {
        endThing()
        segment.isExcepting = true
        return true
    }

    private mutating func endThing() {
        defer { current = ThingReference() }
        guard !current.isEmpty else { return }
        if segment.isExcepting { segment.exceptions.append(current) } else { segment.things.append(current) }
    }

    // MARK: words that mean nothing here

    private mutating func endUnknown(before unit: HouseUnit? = nil) {
        guard !unknown.isEmpty else { return }
        let kind = unit?.meaning.kind
        let isRoomOfKind = kind?.isMass == true || (kind?.isOfTheRoom == true && unit?.isPlural == true)
        let text = unknown.joined(separator: " ")
        let isPlace =
            isPlaceNext || mayBePlace || isRoomOfKind || (current.kind != nil && current.isPlural)
            || text.hasSuffix("room")
        segment.unknown.append(.init(text: text, isPlace: isPlace))
        unknown = []
        (isPlaceNext, mayBePlace) = (false, false)
    }
}
