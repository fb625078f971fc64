import EchoWire
import Foundation
import House

/// Says what devices and rooms there are, from the registry and the states.
struct HomeAssistantInventory: Sendable {
    var registry: HomeAssistantRegistry

    var rooms: [HouseRoom] {
        registry.areas.map { area in
            HouseRoom(
                id: RoomID(area.id), name: area.name, aliases: area.aliases,
                floor: area.floor.flatMap { registry.floors[$0] })
        }
    }

    /// Nil for an entity that is no device, or is kept aside.
    ///
    /// - Parameter known: what it was before. What cannot be reached does not say what it takes.
    func device(_ entity: HomeAssistantEntity, known: HouseDevice? = nil) -> HouseDevice? {
        let entry = registry.entries[entity.id]
        guard entry?.isAside != true, let kind = entity.kind else { return nil }
        let name = entry?.name ?? entity.state.attributes["friendly_name"]?.string ?? known?.name ?? spoken(entity.id)
        let stands = entity.isAvailable ? nil : known
        return HouseDevice(
            id: DeviceID(entity.id), name: name, aliases: entry?.aliases ?? [],
            room: registry.area(of: entity.id).map { RoomID($0) }, kind: stands?.kind ?? kind,
            abilities: stands?.abilities ?? entity.abilities, unit: stands?.unit ?? entity.unit,
            members: stands?.members ?? entity.members)
    }

    /// "light.kitchen_ceiling" is "kitchen ceiling" for people.
    private func spoken(_ id: String) -> String {
        String(id.drop { $0 != "." }.dropFirst()).replacingOccurrences(of: "_", with: " ")
    }
}
