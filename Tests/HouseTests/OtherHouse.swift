import Foundation
import House
import HouseSentences

/// A house with names of another kind than the flat's.
enum OtherHouse {
    static let rooms = [
        HouseRoom(id: RoomID("lr"), name: "Living Room", floor: "Ground floor"),
        HouseRoom(id: RoomID("k"), name: "Kitchen", floor: "Ground floor"),
        HouseRoom(id: RoomID("b"), name: "Bedroom", floor: "Ground floor"),
        HouseRoom(id: RoomID("o"), name: "Office", floor: "Ground floor"),
        HouseRoom(id: RoomID("h"), name: "Hallway", floor: "Ground floor"),
        HouseRoom(id: RoomID("g"), name: "Garage"), HouseRoom(id: RoomID("p"), name: "Patio"),
    ]

    static let devices: [HouseDevice] = [
        device("kl", "Kitchen Lights", "k", .light, lit), device("lrl", "Living Room Lights", "lr", .light, lit),
        device("cl", "Ceiling Lights", "lr", .light, lit), device("bl", "Bed Light", "b", .light, lit),
        device("ol", "Office RGBW Lights", "o", .light, lit), device("gl", "Garage Light", "g", .light, [.power]),
        device("fd", "Front Door", "h", .lock, [.lock]), device("kd", "Kitchen Door", "k", .lock, [.lock]),
        device("gate", "Garden gate", "p", .lock, [.lock]), device("gd", "Garage Door", "g", .garageDoor, [.openClose]),
        device("kw", "Kitchen Window", "k", .blind, [.openClose, .position]),
        device("lw", "Living Room Window", "lr", .blind, [.openClose, .position]),
        device("hvac", "HVAC", "lr", .thermostat, [.temperature, .climateMode]),
        device("eco", "Ecobee", "b", .thermostat, [.temperature, .climateMode]),
        device("alarm", "Security", nil, .alarm, [.alarm]),
        device("lm", "Lounge TV", "lr", .mediaPlayer, [.power, .playback, .volume]),
        device("walk", "Walkman", "b", .mediaPlayer, [.power, .playback, .volume]),
        device("lf", "Living Room Fan", "lr", .fan, [.power, .speed]),
        device("cf", "Ceiling Fan", "b", .fan, [.power, .speed]),
        device("dec", "Decorative Lights", "lr", .outlet, [.power]), device("ac", "AC", "b", .outlet, [.power]),
        device("hb", "Heater", "o", .outlet, [.power]), device("mov", "Movie Night", nil, .scene, [.activate]),
        device("dish", "Dishwasher", "k", .washingMachine, [.run, .power]),
        device("washer", "Washer", "g", .washingMachine, [.run]),
        device("s1", "Patio Temperature", "p", .temperatureSensor, []),
    ]

    static let skill = HouseSkill(
        vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: rooms, devices: devices)))

    static func context(room: RoomID?) -> HouseContext {
        var details = DeviceDetails()
        (details.brightness, details.targetTemperature) = (50, 20)
        let readings = devices.map { device in
            DeviceReading(
                device: device.id, state: device.kind == .light ? "on" : "off", details: details,
                since: SentenceFlat.now)
        }
        return HouseContext(
            room: room, now: SentenceFlat.now, calendar: SentenceFlat.calendar,
            readings: Dictionary(readings.map { ($0.device, $0) }) { first, _ in first })
    }

    private static let lit: Set<DeviceAbility> = [.power, .brightness, .color]

    private static func device(
        _ id: String, _ name: String, _ room: String?, _ kind: DeviceKind, _ abilities: Set<DeviceAbility>
    ) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: room.map { RoomID($0) }, kind: kind, abilities: abilities)
    }
}
