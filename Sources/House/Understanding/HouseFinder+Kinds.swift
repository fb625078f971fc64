/// Devices that a sentence names by what they are.
extension HouseFinder {
    func devices(of kind: HouseKindWord, _ thing: ThingReference) -> HouseFinding {
        let placed = candidates(kind, thing)
        guard !placed.isEmpty else { return missing(kind, thing) }
        let fit = placed.contains(where: isFit) ? placed.filter(isFit) : placed
        let here = fit.filter { $0.room != nil && $0.room == context.room }
        if thing.isAll || (thing.isAny && thing.hasPlace) { return .devices(fit.map(\.id)) }
        if thing.isBoth { return both(here, fit) }
        if thing.hasPlace { return chosen(fit, kind, thing) }
        if kind.isOfTheRoom, !here.isEmpty { return chosen(here, kind, thing) }
        // "Dim the living room lamp and close the blinds": those of the room that was spoken of.
        let near = fit.filter { $0.room != nil && $0.room == spokenRoom }
        if kind.isOfTheRoom, !near.isEmpty { return chosen(near, kind, thing) }
        if kind.isOfTheRoom, fit.count > 1 { return .several(fit.map(\.id), byRoom: kind.isMass || thing.isPlural) }
        if !thing.isPlural, here.count == 1 { return .devices(here.map(\.id)) }
        return chosen(fit, kind, thing)
    }

    /// What was named is not known; what a wish alone is for is not in its place. Without a place it may be about
    /// something else.
    private func missing(_ kind: HouseKindWord, _ thing: ThingReference) -> HouseFinding {
        guard thing.kind == nil, thing.hasPlace else { return .unknownDevice(text(thing, kind)) }
        let here = thing.isHere ? context.room.map { [$0] } ?? [] : []
        return .noneThere(HouseAbsence(kind: kind, rooms: here + thing.rooms))
    }

    /// The room of everything that was named before in the sentence; nil for none, or several.
    private var spokenRoom: RoomID? {
        let rooms = Set(antecedent.map { vocabulary.devices[$0]?.room })
        return rooms.count == 1 ? rooms.first ?? nil : nil
    }

    /// Those of the kind in the place that was said; where the word has sorts, those of the sort.
    private func candidates(_ kind: HouseKindWord, _ thing: ThingReference) -> [HouseDevice] {
        let everywhere = vocabulary.inventory.devices.filter { isInPlace($0, thing) }
        let isMeant = { (device: HouseDevice) in kind.counts(device) || thing.kindNamed.contains(device.id) }
        // Only another house may have one.
        let own = everywhere.filter { isOfThisHouse($0, thing) }
        let placed = own.contains(where: isMeant) ? own : everywhere
        let all = placed.filter(isMeant)
        // Houses have blinds that are called windows.
        let called = all.isEmpty || kind == .window ? placed.filter { isCalled($0, Set([thing.kindText])) } : []
        if called.contains(where: isFit), !all.contains(where: isFit) || kind == .window {
            return all.filter(isFit) + called.filter { device in isFit(device) && !all.contains { $0.id == device.id } }
        }
        return [.player, .washer, .blind].contains(kind) ? named(so: thing, kind, all) : all
    }

    /// Of devices of one place: all of them for the plural, the one that is called so for the singular.
    private func chosen(_ devices: [HouseDevice], _ kind: HouseKindWord, _ thing: ThingReference) -> HouseFinding {
        let devices = kind.hasSorts ? named(so: thing, kind, devices) : devices
        if devices.count == 1 || thing.isPlural || kind.isMass || thing.text.isEmpty {
            return .devices(devices.map(\.id))
        }
        let named = devices.filter { thing.kindNamed.contains($0.id) }
        return named.count == 1 ? .devices(named.map(\.id)) : .several(devices.map(\.id), byRoom: false)
    }

    /// "The curtains" are those that are called so, where some are.
    func named(so thing: ThingReference, _ kind: HouseKindWord, _ devices: [HouseDevice]) -> [HouseDevice] {
        let words = kind.sort(of: thing.kindText)
        guard !words.isEmpty else { return devices }
        let named = devices.filter { isCalled($0, words) }
        return named.isEmpty ? devices : named
    }

    private func isCalled(_ device: HouseDevice, _ words: Set<String>) -> Bool {
        ([device.name] + device.aliases.prefix(HouseNameReader.mostAliases)).contains {
            !words.isDisjoint(with: HouseNameReader.words(of: $0))
        }
    }

    private func both(_ here: [HouseDevice], _ all: [HouseDevice]) -> HouseFinding {
        if here.count == 2 { return .devices(here.map(\.id)) }
        return all.count == 2 ? .devices(all.map(\.id)) : .several(all.map(\.id), byRoom: false)
    }
}
