/// What a segment names.
extension HouseSegmentReader {
    /// Things of one segment, and commands of one sentence; nobody says more in one breath.
    static let mostThings = 24

    var hasThing: Bool { current.hasThing || segment.things.contains { $0.hasThing } }

    mutating func takeThing(_ unit: HouseUnit) -> Bool {
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
        // "The lamp called …", "the music on the kitchen speaker".
        if before?.word == .named || isOn, current.kind != nil, current.names.isEmpty {
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

    /// "On", said of what plays.
    private var isOn: Bool { before?.preposition == .with && current.kind == .player }

    private mutating func take(_ kind: HouseKindWord, _ unit: HouseUnit) -> Bool {
        if isOn, kind == .player, current.names.isEmpty {
            current.kindText = HouseStem.stem(of: unit.text)
            current.kindNamed = Set(unit.meaning.named + unit.meaning.called)
            return true
        }
        // A name that is followed by what it is: "the corner lamp light".
        if let name = current.names.last, before?.meaning.named == name.named, current.kind == nil {
            current.kind = kind
            current.isPlural = unit.isPlural
            return true
        }
        return name(unit) {
            $0.kind = kind
            $0.kindText = HouseStem.stem(of: unit.text)
            $0.kindNamed = Set(unit.meaning.named + unit.meaning.called)
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

    mutating func endThing() {
        defer { current = ThingReference() }
        guard !current.isEmpty else { return }
        if segment.things.count + segment.exceptions.count >= Self.mostThings { segment.isStray = true }
        if segment.isExcepting { segment.exceptions.append(current) } else { segment.things.append(current) }
    }

    // MARK: words that mean nothing here

    mutating func endUnknown(before unit: HouseUnit? = nil) {
        guard !unknown.isEmpty else { return }
        let kind = unit?.meaning.kind
        let isRoomOfKind = kind?.isMass == true || (kind?.isOfTheRoom == true && unit?.isPlural == true)
        let text = unknown.joined(separator: " ")
        let isPlace =
            isPlaceNext || mayBePlace || isRoomOfKind || segment.isExcepting
            || (current.kind != nil && current.isPlural)
            || text.hasSuffix("room") || HouseNameReader.isFloor(text)
        segment.unknown.append(.init(text: text, isPlace: isPlace))
        unknown = []
        (isPlaceNext, mayBePlace) = (false, false)
    }
}
