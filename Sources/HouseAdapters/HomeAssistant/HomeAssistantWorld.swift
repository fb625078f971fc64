import EchoWire
import House

/// The known state of a house: its registry, the states of its entities, and descriptions of them.
struct HomeAssistantWorld: Sendable {
    private(set) var registry = HomeAssistantRegistry()
    var units = HomeAssistantUnits.celsius
    var place: HousePlace?
    /// What is seen though it is not shown to assistants.
    var also = HomeAssistantExposure()
    /// Whether what was told of devices and rooms may be wrong by now.
    private(set) var isUnsettled = false
    private var states: [String: HomeAssistantState] = [:]
    /// As they were told.
    private var devices: [String: HouseDevice] = [:]
    private var rooms: [HouseRoom] = []
    private var readings: [DeviceReading] = []
    /// What reads texts to speakers.
    private var voice: String?
    /// Of devices nobody was told about yet.
    private var held: [DeviceReading] = []

    mutating func change(_ read: (inout HomeAssistantRegistry) -> Void) {
        let before = registry
        read(&registry)
        isUnsettled = isUnsettled || registry != before
    }

    mutating func apply(_ event: HomeAssistantEntitiesEvent, by authors: HomeAssistantAuthors) {
        for (id, state) in event.added { note(id, state, authors) }
        for (id, change) in event.changed {
            guard var state = states[id] else { continue }
            state.apply(change)
            note(id, state, authors)
        }
        for id in event.removed {
            states[id] = nil
            if id == voice { findVoice() }
            isUnsettled = isUnsettled || devices[id] != nil
        }
    }

    private mutating func note(_ id: String, _ state: HomeAssistantState, _ authors: HomeAssistantAuthors) {
        guard states[id] != nil || states.count < HomeAssistantRegistry.most, id.utf8.count <= 255 else { return }
        let before = states.updateValue(state, forKey: id)
        if voice == nil, id.hasPrefix("tts.") { findVoice() }
        let entity = HomeAssistantEntity(id: id, state: state)
        guard let device = inventory.device(entity, known: devices[id]) else { return }
        isUnsettled = isUnsettled || device != devices[id]
        let reading = HomeAssistantReadings(units: units).reading(entity, cause: authors.cause(entity, units))
        if devices[id] == nil {
            if held.count < HomeAssistantRegistry.most { held.append(reading) }
        } else if before != state {
            readings.append(reading)
        }
    }

    /// Of several the first by name, so that it stays one.
    private mutating func findVoice() {
        voice = states.keys.filter { $0.hasPrefix("tts.") }.min()
        isUnsettled = true
    }

    // MARK: telling

    private var inventory: HomeAssistantInventory {
        HomeAssistantInventory(registry: registry, units: units, also: also, hasVoice: voice != nil)
    }

    /// Everything, as if nothing had been told yet.
    mutating func whole(by authors: HomeAssistantAuthors) -> HouseNews {
        let told = settle() ?? HouseInventory()
        (readings, held) = ([], [])
        let all = HomeAssistantReadings(units: units)
        return .here(
            told,
            readings: told.devices.compactMap { device in
                states[device.id.rawValue].map { state in
                    let entity = HomeAssistantEntity(id: device.id.rawValue, state: state)
                    return all.reading(entity, cause: authors.cause(entity, units))
                }
            })
    }

    /// Nil when it is what was told before.
    mutating func settle() -> HouseInventory? {
        isUnsettled = false
        let inventory = inventory
        var new: [String: HouseDevice] = [:]
        for (id, state) in states {
            new[id] = inventory.device(HomeAssistantEntity(id: id, state: state), known: devices[id])
        }
        readings += held.filter { new[$0.device.rawValue] != nil }
        held = []
        guard new != devices || inventory.rooms != rooms else { return nil }
        devices = new
        rooms = inventory.rooms
        return HouseInventory(rooms: rooms, devices: new.values.sorted { $0.id < $1.id }, place: place)
    }

    mutating func takeReadings() -> [DeviceReading] {
        defer { readings = [] }
        return readings
    }

    // MARK: orders

    func call(_ order: DeviceOrder, code: HousePIN? = nil) throws(HouseError) -> HomeAssistantServiceCall {
        let id = order.device.rawValue
        guard let state = states[id], devices[id] != nil else { throw .noSuchDevice(order.device) }
        let entity = HomeAssistantEntity(id: id, state: state)
        guard entity.isAvailable else { throw .unavailable(order.device) }
        if case .announce(let text) = order.action, entity.playsWhatItIsTold, let voice {
            return HomeAssistantOrders.announcement(text, on: id, by: voice)
        }
        guard var call = HomeAssistantOrders(units: units).call(order.action, for: entity) else {
            throw .unsupported(order.device)
        }
        if let code, entity.code != nil { call.data["code"] = .string(code.digits) }
        return call
    }

    /// Whether a device asks for a code with what is done to it.
    func asksForCode(_ device: DeviceID) -> Bool {
        states[device.rawValue]?.attributes["code_format"]?.string != nil
    }

    /// Those of them that are devices here.
    func devices(_ ids: [String]) -> [DeviceID] { ids.filter { devices[$0] != nil }.map { DeviceID($0) } }
}
