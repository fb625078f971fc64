/// Reads the units of one segment. What has no place in a command makes the segment stray, so that nothing is done on
/// half of what was said.
struct HouseSegmentReader {
    let units: [HouseUnit]
    var index = 0
    var segment = HouseSegment()
    var current = ThingReference()
    /// Whether "in" was said and its place not yet.
    var isPlaceNext = false
    /// Whether what follows may be a place, as behind "at".
    var mayBePlace = false
    var unknown: [String] = []

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

    var next: HouseUnit? { index + 1 < units.count ? units[index + 1] : nil }
    var before: HouseUnit? { index > 0 ? units[index - 1] : nil }

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
        case .alarmMode(let mode): segment.values.append(.armAs(mode))
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
        // "She said unlock …" is no order; "at 25:00 turn on …" is one, at no time.
        guard segment.unknown.allSatisfy(\.isClock) else { return false }
        segment.verb = verb
        if current.isPlaceOnly, segment.things.isEmpty { segment.leadingPlace = current }
        return true
    }

    private mutating func take(_ particle: HouseWord.Particle) -> Bool {
        // "About turning on the light" is no order.
        let isTold = segment.verb == nil && !segment.unknown.isEmpty && !hasThing
        guard segment.particle == nil, !isTold else { return false }
        segment.particle = particle
        // "Turn the heating two degrees down".
        let isCounted = before?.word == .degree && (particle == .up || particle == .down)
        let isTo = index > 2 && [.to, .at].contains(units[index - 3].preposition)
        if isCounted, !isTo, case .amount(let number, .degrees) = segment.values.last {
            segment.values.removeLast()
            segment.by = number
        }
        return true
    }

    private mutating func take(direction isUp: Bool, _ aspect: HouseAspect?) -> Bool {
        guard segment.isUp == nil else { return false }
        segment.isUp = isUp
        // "Two degrees warmer".
        let isCounted = before?.number != nil || before?.word == .degree || before?.word == .percent
        if isCounted, case .amount(let number, _) = segment.values.last {
            segment.values.removeLast()
            segment.by = number
        }
        segment.aspect = aspect ?? segment.aspect
        return true
    }

    private mutating func take(_ number: Double) -> Bool {
        let unit: HouseWish.AmountUnit
        switch next?.word {
        case .percent: unit = .percent
        case .degree: unit = Self.degrees(next?.text ?? "")
        default: unit = .plain
        }
        if let kelvin = kelvin(number) {
            segment.values.append(.white(kelvin))
            if next?.word == .kelvin { index += 1 }
            return true
        }
        // "That one".
        if unit == .plain, number == 1, before?.word == .pronoun { return true }
        if before?.preposition == .by || isMoreOrLess(unit) {
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

    /// "20 degrees Celsius" in a house that counts Fahrenheit.
    private static func degrees(_ text: String) -> HouseWish.AmountUnit {
        if text.hasSuffix("fahrenheit") || text.hasSuffix(" f") { return .fahrenheit }
        return text.hasSuffix("celsius") || text.hasSuffix("centigrade") || text.hasSuffix(" c") ? .celsius : .degrees
    }

    /// "Raise the heat two degrees": without "to" it is how much more.
    private func isMoreOrLess(_ unit: HouseWish.AmountUnit) -> Bool {
        guard ![.to, .at].contains(before?.preposition) else { return false }
        let isTurned = segment.particle == .up || segment.particle == .down
        // "Turn the volume down 10 percent".
        if unit == .percent || unit == .plain, segment.aspect != .volume { return false }
        return segment.verb == .raise || segment.verb == .lower || isTurned
    }

    /// "3300 kelvin", and "the color temperature to 3300".
    private func kelvin(_ number: Double) -> Int? {
        let isColor = segment.aspect == .color && next?.word != .degree && next?.word != .percent
        guard next?.word == .kelvin || isColor, (1000...20_000).contains(number) else { return nil }
        return Int(number.rounded())
    }

    private var isValueExpected: Bool {
        if let preposition = before?.preposition, preposition != .place {
            return [.to, .at].contains(preposition)
        }
        // "The kitchen brightness 40", "40 brightness".
        if segment.aspect != nil { return true }
        if case .aspect(let aspect) = next?.word, aspect != .state { return true }
        return segment.verb == .set || segment.verb == .dim || segment.particle == .up || segment.particle == .down
    }

    private mutating func take(share: Int) -> Bool {
        if next?.word == .degree {
            index += 1
            if before?.preposition == .by || isMoreOrLess(.degrees) {
                segment.by = Double(share) / 100
            } else {
                segment.values.append(.amount(Double(share) / 100, .degrees))
            }
            return true
        }
        // "By half" is of what it is, and no points of a hundred.
        if before?.preposition == .by {
            segment.strength = .share(share)
            return next?.word != .percent
        }
        segment.values.append(.amount(Double(share), .percent))
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
}
