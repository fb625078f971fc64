public import Foundation

/// A flat as it is at one moment, with all that moves in it: time and orders go in, readings come out.
public struct FlatState: Hashable, Sendable {
    public internal(set) var now: Date
    public let inventory: HouseInventory
    var things: [DeviceID: FlatThing]
    /// °C, unrounded.
    var rooms: [RoomID: Double]
    var ovenTemperature = 21.0
    /// Percent, unrounded.
    var humidity = 55.0
    /// In them something moves.
    var moving: Set<DeviceID> = []
    let weather: FlatWeather
    let life: FlatLife?
    /// What each scene asks of others.
    let scenes: [DeviceID: [DeviceOrder]]
    var lastLife = 0
    /// What was told last of each sensor that is computed: most steps change none of them.
    var told: [DeviceID: Double] = [:]

    /// A furnished flat.
    ///
    /// - Parameters:
    ///   - seed: decides the weather and what people do; the same seed gives the same days.
    ///   - offset: seconds that its clock is ahead of universal time.
    ///   - isLivedIn: whether people do things by themselves.
    public init(now: Date, seed: UInt64 = 1, offset: Int = 0, isLivedIn: Bool = true) {
        self.now = now
        var inventory = FlatFurniture.inventory
        // In the middle of its time zone, where the weather is as it has it.
        inventory.place = HousePlace(latitude: 50, longitude: min(max(Double(offset) / 240, -180), 180))
        self.inventory = inventory
        scenes = FlatFurniture.scenes
        weather = FlatWeather(dice: FlatDice(seed: seed), offset: offset)
        let devices = inventory.devices
        things = Dictionary(
            devices.map { ($0.id, FlatFurniture.thing($0, now)) }, uniquingKeysWith: { first, _ in first })
        rooms = Dictionary(
            inventory.rooms.map { ($0.id, FlatFurniture.usual) }, uniquingKeysWith: { first, _ in first })
        func ids(_ kind: DeviceKind) -> [DeviceID] { devices.filter { $0.kind == kind }.map(\.id) }
        life =
            isLivedIn
            ? FlatLife(
                dice: weather.dice, weather: weather, windows: ids(.windowSensor), motionSensors: ids(.motionSensor),
                people: ids(.person)) : nil
        for room in inventory.rooms { tellTemperatures(of: room.id, FlatFurniture.usual) }
        tellNumber(FlatFurniture.outdoors, outdoors)
        tellNumber(FlatFurniture.humidity, humidity)
    }

    /// In the order of the inventory.
    public var readings: [DeviceReading] { inventory.devices.compactMap { things[$0.id]?.reading } }

    public func reading(of device: DeviceID) -> DeviceReading? { things[device]?.reading }

    func fault(of device: DeviceID) -> FlatFault? { things[device]?.fault }

    public var isMoving: Bool { !moving.isEmpty }

    /// °C
    public var outdoors: Double { FlatPhysics.tenths(weather.temperature(at: now)) }

    /// Lets something be wrong with a device, or right again.
    public mutating func setFault(_ fault: FlatFault?, of device: DeviceID) -> [DeviceReading] {
        guard let before = things[device]?.reading else { return [] }
        things[device]?.fault = fault
        guard let after = things[device]?.reading, after.isAvailable != before.isAvailable else { return [] }
        things[device]?.since = now
        things[device]?.cause = ChangeCause()
        return [things[device]?.reading].compactMap(\.self)
    }

    /// Somebody in the flat puts a device into a state by hand.
    public mutating func touch(_ device: DeviceID, state: String) -> [DeviceReading] {
        lastLife += 1
        let cause = ChangeCause(context: "hand-\(lastLife)", origin: .person)
        return change(device, cause) { thing in
            thing.motion = nil
            thing.state = state
        }
    }

    /// Changes a device and says how it is now; nothing where it was so before.
    mutating func change(
        _ device: DeviceID, _ cause: ChangeCause, _ change: (inout FlatThing) -> Void
    ) -> [DeviceReading] {
        guard var thing = things[device] else { return [] }
        let (state, details) = (thing.state, thing.details)
        change(&thing)
        if thing.motion == nil { moving.remove(device) } else { moving.insert(device) }
        let isChanged = thing.state != state || thing.details != details
        if isChanged { (thing.since, thing.cause) = (now, cause) }
        things[device] = thing
        return isChanged && thing.fault != .unavailable ? [thing.reading] : []
    }

    static func text(_ number: Double) -> String { HouseNumberText.text(number) }
}
