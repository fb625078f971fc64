/// Finds the devices a sentence means: this room first, never everywhere unless it was said.
struct HouseFinder {
    let vocabulary: HouseVocabulary
    let context: HouseContext
    /// Devices that were named before in the same sentence.
    var antecedent: [DeviceID] = []
    /// Whether a device takes what is wished; of equal names those that do are meant.
    let isFit: (HouseDevice) -> Bool

    func find(_ thing: ThingReference, kind: HouseKindWord?) -> HouseFinding {
        let thing = thisRoomFirst(thing)
        if let chosen = thing.chosen { return .devices(chosen) }
        if thing.isHere, context.room == nil { return .unknownRoom("here") }
        if thing.isPronoun { return pronoun(thing, kind) }
        if !thing.names.isEmpty { return names(thing) }
        if let kind = thing.kind ?? kind { return devices(of: kind, thing) }
        return .unknownDevice(thing.text)
    }

    /// Everything the exception names, however many: what is spared must not be guessed.
    func excluded(by thing: ThingReference) -> HouseFinding {
        if thing.isHere, context.room == nil { return .unknownRoom("here") }
        if thing.isPronoun { return mentioned.isEmpty ? .unknownDevice(thing.text) : .devices(mentioned) }
        let bearers = Set(thing.names.flatMap { $0.named + $0.called })
        let pool = vocabulary.inventory.devices.filter { isInPlace($0, thing) }
        if !thing.names.isEmpty { return .devices(pool.filter { bearers.contains($0.id) }.map(\.id)) }
        if let kind = thing.kind {
            let devices = pool.filter { kind.counts($0) || thing.kindNamed.contains($0.id) }
            return .devices((kind.hasSorts ? named(so: thing, kind, devices) : devices).map(\.id))
        }
        return thing.hasPlace && !thing.isEverywhere ? .devices(pool.map(\.id)) : .unknownDevice(thing.text)
    }

    // MARK: names

    private func names(_ thing: ThingReference) -> HouseFinding {
        var all: [DeviceID] = []
        for name in thing.names {
            switch one(name, thing) {
            case .devices(let devices): all += devices
            case let other: return other
            }
        }
        return .devices(all)
    }

    private func one(_ name: ThingReference.Name, _ thing: ThingReference) -> HouseFinding {
        let bearers = (name.named + name.called).compactMap { vocabulary.devices[$0] }
            .filter { thing.kind?.counts($0) ?? true }
        let placed = bearers.filter { isInPlace($0, thing) }
        guard !placed.isEmpty else { return .unknownDevice(text(thing)) }
        let fit = placed.contains(where: isFit) ? placed.filter(isFit) : placed
        if fit.count == 1 || thing.isAll || thing.isBoth || (name.isPlural && thing.hasPlace) {
            return .devices(fit.map(\.id))
        }
        return nearest(fit, named: name.named) ?? .several(fit.map(\.id), byRoom: false)
    }

    /// The one that bears the whole name, else the one of this room.
    private func nearest(_ devices: [HouseDevice], named: [DeviceID]) -> HouseFinding? {
        let named = Set(named)
        let whole = devices.filter { named.contains($0.id) }
        if whole.count == 1 { return .devices(whole.map(\.id)) }
        let here = devices.filter { $0.room != nil && $0.room == context.room }
        for group in [here, here.filter { named.contains($0.id) }] where group.count == 1 {
            return .devices(group.map(\.id))
        }
        return nil
    }

    // MARK: it

    private var mentioned: [DeviceID] { antecedent.isEmpty ? context.lastMentioned : antecedent }

    /// In "make it warmer" the word stands for nothing, unless what was mentioned gets warmer.
    private func pronoun(_ thing: ThingReference, _ kind: HouseKindWord?) -> HouseFinding {
        let known = mentioned.compactMap { vocabulary.devices[$0] }
        let fit = known.filter(isFit)
        if !fit.isEmpty, !thing.hasPlace { return .devices(fit.map(\.id)) }
        if let kind { return devices(of: kind, thing) }
        return known.isEmpty ? .unknownDevice(thing.text) : .devices(known.map(\.id))
    }

    // MARK: places

    /// Of rooms of one name the one this is.
    func thisRoomFirst(_ thing: ThingReference) -> ThingReference {
        guard let here = context.room, thing.rooms.count > 1, thing.rooms.contains(here) else { return thing }
        let names = Set(thing.rooms.map { vocabulary.rooms[$0].map { HouseNameReader.words(of: $0.name) } })
        guard names.count == 1 else { return thing }
        var thing = thing
        thing.rooms = [here]
        return thing
    }

    func isInPlace(_ device: HouseDevice, _ thing: ThingReference) -> Bool {
        guard thing.hasPlace, !thing.isEverywhere else { return true }
        if !thing.floors.isEmpty, device.labels.contains(where: thing.floors.contains) { return true }
        if device.cleans != nil, !cleaned(device, thing).isEmpty { return true }
        guard let room = device.room else { return false }
        if thing.isHere, room == context.room { return true }
        if thing.rooms.contains(room) { return true }
        return vocabulary.rooms[room]?.floor.map(thing.floors.contains) ?? false
    }

    /// The rooms that were said, where it is sent to clean each of them; else none.
    func cleaned(_ device: HouseDevice, _ thing: ThingReference) -> [RoomID] {
        let said = thing.rooms + (thing.isHere ? context.room.map { [$0] } ?? [] : [])
        guard let cleans = device.cleans, thing.floors.isEmpty, !thing.isEverywhere else { return [] }
        return said.allSatisfy(cleans.contains) ? said : []
    }

    /// Of devices that no place was said of, those of the house this is: what is in another one is meant where its name, or
    /// its house's, is said.
    func isOfThisHouse(_ device: HouseDevice, _ thing: ThingReference) -> Bool {
        (thing.hasPlace && !thing.isEverywhere) || device.house == ownHouse
    }

    /// Nil for the first.
    private var ownHouse: String? { context.room.flatMap { vocabulary.rooms[$0]?.house } }

    func text(_ thing: ThingReference, _ kind: HouseKindWord? = nil) -> String {
        let what = thing.text.isEmpty ? kind?.rawValue ?? "" : thing.text
        guard let room = thing.rooms.first.flatMap({ vocabulary.rooms[$0] }), !thing.names.isEmpty || thing.kind != nil
        else { return what }
        return "\(what) in \(HouseLine.text(room.name))"
    }
}
