import EchoWire
import Foundation
import House

/// One line of a program.
enum HouseProgramMessage: Hashable, Sendable {
    case hello(version: Int)
    /// Rooms and devices that are added or replaced.
    case inventory(rooms: [HouseRoom], devices: [HouseDevice])
    case removed(rooms: [RoomID], devices: [DeviceID])
    case readings([HouseProgramReading])
    /// All that is there was told.
    case ready
    /// How it went with an order, or a ping; nil is well.
    case result(id: Int, failure: String?)
    case bye(reason: String?)

    /// Nil when it is not understood. In a list, what is not understood is left out.
    init?(_ line: Data) {
        guard let json = try? JSONValue(parsing: line), let type = json["type"]?.string else { return nil }
        switch type {
        case "hello":
            guard let version = json["protocol"]?.integer else { return nil }
            self = .hello(version: version)
        case "inventory":
            self = .inventory(
                rooms: Self.list(json["rooms"]).compactMap(Self.room),
                devices: Self.list(json["devices"]).compactMap(Self.device))
        case "removed":
            self = .removed(
                rooms: Self.identifiers(json["rooms"]).map { RoomID($0) },
                devices: Self.identifiers(json["devices"]).map { DeviceID($0) })
        case "readings": self = .readings(Self.list(json["readings"]).compactMap(HouseProgramReading.init))
        case "ready": self = .ready
        case "result":
            guard let id = json["id"]?.integer, let isWell = json["ok"]?.bool else { return nil }
            let failure = HouseProgramText.identifier(json["error"]?.string) ?? "unknown"
            self = .result(id: id, failure: isWell ? nil : failure)
        case "bye": self = .bye(reason: HouseProgramText.clean(json["reason"]?.string))
        default: return nil
        }
    }

    private static let mostNames = 20

    private static func list(_ json: JSONValue?) -> [JSONValue] { json?.array ?? [] }

    private static func identifiers(_ json: JSONValue?) -> [String] {
        list(json).compactMap { HouseProgramText.identifier($0.string) }
    }

    private static func names(_ json: JSONValue?) -> [String] {
        list(json).prefix(mostNames).compactMap { HouseProgramText.clean($0.string) }
    }

    private static func room(_ json: JSONValue) -> HouseRoom? {
        guard let id = HouseProgramText.identifier(json["id"]?.string) else { return nil }
        return HouseRoom(
            id: RoomID(id), name: HouseProgramText.clean(json["name"]?.string) ?? id, aliases: names(json["aliases"]),
            floor: HouseProgramText.clean(json["floor"]?.string))
    }

    private static func device(_ json: JSONValue) -> HouseDevice? {
        guard let id = HouseProgramText.identifier(json["id"]?.string) else { return nil }
        let abilities = list(json["abilities"]).compactMap { $0.string.flatMap { HouseProgramWords.abilities[$0] } }
        return HouseDevice(
            id: DeviceID(id), name: HouseProgramText.clean(json["name"]?.string) ?? id, aliases: names(json["aliases"]),
            room: HouseProgramText.identifier(json["room"]?.string).map { RoomID($0) },
            kind: json["kind"]?.string.flatMap { HouseProgramWords.kinds[$0] } ?? .other,
            abilities: Set(abilities), unit: HouseProgramText.clean(json["unit"]?.string))
    }
}
