/// Reads questions. Whatever it makes of them, nothing is done.
struct HouseQuestionReader {
    enum Reading: Sendable {
        case question(HouseQuestion)
        /// Only what it is about was understood.
        case unclear([DeviceID])
        case unknownRoom(String)
        case unknownDevice(String)
        case none
    }

    private let vocabulary: HouseVocabulary
    private let context: HouseContext
    private let asked: HouseAsked

    static func read(_ units: [HouseUnit], _ vocabulary: HouseVocabulary, _ context: HouseContext) -> Reading {
        guard let asked = HouseAsked.read(units) else { return .none }
        return HouseQuestionReader(vocabulary: vocabulary, context: context, asked: asked).reading()
    }

    private func reading() -> Reading {
        if let unknown = asked.segment.unknown.first { return self.unknown(unknown) }
        if let somebody = asked.somebody { return people(somebody, asked.test ?? .home) }
        if let test = asked.test { return tested(test) }
        if asked.isWhere { return of(asked.segment.things, asks: .place) }
        if asked.isTarget { return of(asked.segment.things, asks: .target, kind: .heating) }
        if let aspect = asked.aspect, aspect != .state { return value(aspect) }
        if asked.isOnlyOfThings { return unclear() }
        return asked.isOpen ? of(asked.segment.things, asks: .state) : .none
    }

    /// "What is the window" may be another question misheard, and "is the kitchen window" one cut short.
    private func unclear() -> Reading {
        guard case .question(let question) = of(asked.segment.things, asks: .state, isWide: true) else { return .none }
        return .unclear(question.devices)
    }

    /// "Is the sauna on" is about a house; "is the supermarket open" may be about anything.
    private func unknown(_ unknown: HouseSegment.Unknown) -> Reading {
        if let outdoors = outdoors(unknown) { return outdoors }
        let hasThing = asked.segment.things.contains { $0.kind != nil || !$0.names.isEmpty }
        // "How fast is light", "who is at the door in the poem": it asks of no state, or of somebody.
        let asksOfState = asked.test != nil || asked.aspect != nil || !asked.isOpen
        guard asksOfState, asked.somebody == nil else { return .none }
        switch asked.test {
        case _ where asked.isOpen && !hasThing: return .none
        case .on?, .off?, .locked?, .unlocked?, .armed?, .disarmed?: break
        case nil where asked.aspect == .temperature && unknown.isPlace && asked.segment.things.isEmpty: return .none
        default: guard hasThing else { return .none }
        }
        return unknown.isPlace ? .unknownRoom(unknown.text) : .unknownDevice(unknown.text)
    }

    /// "How warm is it outside" is told by what is called so.
    private func outdoors(_ unknown: HouseSegment.Unknown) -> Reading? {
        guard let aspect = asked.aspect, aspect == .temperature || aspect == .humidity,
            Self.outside.contains(unknown.text), asked.segment.unknown.count == 1
        else { return nil }
        let kind: DeviceKind = aspect == .temperature ? .temperatureSensor : .humiditySensor
        let devices = vocabulary.inventory.devices.filter { device in
            device.kind == kind
                && ([device.name] + device.aliases).contains { name in
                    HouseTokens.all(in: name).contains { Self.outside.contains($0.word) }
                }
        }
        return devices.isEmpty
            ? nil : .question(HouseQuestion(devices: devices.map(\.id), asks: .value(aspect)))
    }

    private static let outside: Set<String> = ["outside", "outdoors", "outdoor"]

    // MARK: kinds of questions

    private func people(_ somebody: HouseWord.Somebody, _ test: StandingTest) -> Reading {
        let people = vocabulary.inventory.devices.filter { $0.kind == .person }.map(\.id)
        guard test == .home || test == .away, asked.segment.things.isEmpty else { return .none }
        if asked.isCounting { return .question(HouseQuestion(devices: people, asks: .howMany(test))) }
        if asked.isOpen { return .question(HouseQuestion(devices: people, asks: .which(test))) }
        let scope: HouseQuestion.Scope =
            switch somebody {
            case .any: .any
            case .every: .all
            case .none: .none
            }
        return .question(HouseQuestion(devices: people, asks: .whether(test, scope)))
    }

    private func tested(_ test: StandingTest) -> Reading {
        let things = asked.segment.things
        let isWide = asked.isOpen || !things.isEmpty || test == .motion
        if asked.isAnything || (isWide && !things.contains { $0.hasThing }) {
            return anything(test, in: things.first ?? ThingReference())
        }
        guard !things.isEmpty else { return .none }
        if asked.isCounting { return of(things, asks: .howMany(test), test: test, isWide: true) }
        if asked.isOpen { return of(things, asks: .which(test), test: test, isWide: true) }
        return of(things, asks: .whether(test, scope), test: test, isWide: scope != .each)
    }

    private var scope: HouseQuestion.Scope {
        if asked.isNone { return .none }
        if asked.segment.things.contains(where: { $0.isAny }) { return .any }
        return asked.segment.things.contains { $0.isAll || $0.isBoth } ? .all : .each
    }

    private func anything(_ test: StandingTest, in place: ThingReference) -> Reading {
        let kinds = TestRules.kindsOfAnything(test)
        if place.isHere, context.room == nil { return .unknownRoom("here") }
        let finder = finder(test)
        let devices = vocabulary.inventory.devices.filter { kinds.contains($0.kind) && finder.isInPlace($0, place) }
        let isWhich = asked.isOpen && !asked.isAnything
        let asks: HouseQuestion.Asks =
            isWhich
            ? (asked.isCounting ? .howMany(test) : .which(test)) : .whether(test, place.isEverything ? .all : .any)
        return .question(HouseQuestion(devices: devices.map(\.id), asks: asks))
    }

    private func value(_ aspect: HouseAspect) -> Reading {
        let kind: HouseKindWord? = aspect == .temperature ? .thermometer : HouseWishKind.word(for: aspect)
        let isOfADevice = aspect == .brightness || aspect == .volume
        let things = asked.segment.things.compactMap { thing -> ThingReference? in
            // "How warm is it" asks of no thing, "how bright is it" of what was mentioned.
            guard thing.isPronoun, !isOfADevice || context.lastMentioned.isEmpty else { return thing }
            var place = thing
            (place.isPronoun, place.text) = (false, "")
            return place.isEmpty ? nil : place
        }
        return of(things, asks: .value(aspect), kind: kind)
    }

    // MARK: devices

    private func of(
        _ things: [ThingReference], asks: HouseQuestion.Asks, kind: HouseKindWord? = nil, test: StandingTest? = nil,
        isWide: Bool = false
    ) -> Reading {
        var devices: [DeviceID] = []
        for thing in things.isEmpty && kind != nil ? [ThingReference()] : things {
            var thing = thing
            if thing.isPlaceOnly, kind == nil { return .none }
            // "Which lights are on" is asked of the house, "is the light on" of this room.
            if isWide, !thing.hasPlace { thing.isAll = true }
            switch finder(test).find(thing, kind: kind) {
            case .devices(let found), .several(let found, _): devices += found
            case .unknownRoom(let text): return .unknownRoom(text)
            case .unknownDevice(let text): return .unknownDevice(text)
            case .noneThere(let absence):
                return .unknownDevice(thing.text.isEmpty ? absence.kind.rawValue : thing.text)
            }
        }
        var seen: Set<DeviceID> = []
        let each = devices.filter { seen.insert($0).inserted }
        return each.isEmpty ? .none : .question(HouseQuestion(devices: each, asks: asks))
    }

    private func finder(_ test: StandingTest?) -> HouseFinder {
        HouseFinder(vocabulary: vocabulary, context: context) { device in
            if let test { return TestRules.tells(test, device) }
            guard asked.aspect == .brightness else { return true }
            return device.abilities.contains(.brightness)
        }
    }
}
