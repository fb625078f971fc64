import EchoWire
import Foundation
import House

/// Says what devices and rooms there are, from the registry and the states.
struct HomeAssistantInventory: Sendable {
    var registry: HomeAssistantRegistry
    var units = HomeAssistantUnits.celsius
    /// What is seen though it is not shown to assistants.
    var also = HomeAssistantExposure()
    /// Whether a speaker can be told what to say.
    var hasVoice = false

    var rooms: [HouseRoom] {
        registry.areas.map { area in
            HouseRoom(
                id: RoomID(area.id), name: area.name, aliases: area.aliases,
                floor: area.floor.flatMap { registry.floors[$0]?.name },
                floorAliases: area.floor.flatMap { registry.floors[$0]?.aliases } ?? [])
        }
    }

    /// Nil for an entity that is no device, or is kept aside.
    ///
    /// - Parameter known: what it was before. What cannot be reached does not say what it takes.
    func device(_ entity: HomeAssistantEntity, known: HouseDevice? = nil) -> HouseDevice? {
        let entry = registry.entries[entity.id]
        guard entry.map({ isOfUse($0, entity) }) ?? true, isShown(entity), let kind = entity.kind else { return nil }
        let name = entry?.name ?? entity.state.attributes["friendly_name"]?.string ?? known?.name ?? spoken(entity.id)
        let stands = entity.isAvailable ? nil : known
        var device = HouseDevice(
            id: DeviceID(entity.id), name: name, aliases: entry?.aliases ?? [],
            room: registry.area(of: entity.id).map { RoomID($0) }, kind: stands?.kind ?? kind,
            abilities: stands?.abilities ?? abilities(of: entity), unit: stands?.unit ?? entity.unit,
            members: stands?.members ?? entity.members)
        if let entry, isEssential(entry) { device.isEssential = true }
        device.hazard = entity.hazard
        device.code = entity.isAvailable ? entity.code : known?.code
        device.labels = registry.labels(of: entity.id)
        if let bare = entity.machineName(name), !device.aliases.contains(bare) { device.aliases.append(bare) }
        if entity.cleansAreas || (!entity.isAvailable && known?.cleans != nil), let mapped = entry?.mappedAreas,
            !mapped.isEmpty
        {
            device.cleans = mapped.map { RoomID($0) }
        }
        if kind == .number { device.numbers = stands?.numbers ?? entity.numbers }
        if kind == .choice { device.options = stands?.options ?? entity.options }
        if kind == .weather { device.unit = units == .fahrenheit ? "°F" : nil }
        if ["climate", "water_heater"].contains(entity.domain) {
            device.unit = units == .fahrenheit ? "°F" : nil
            device.temperatureStep = entity.state.attributes["target_temp_step"]?.number
            device.temperatures =
                known.flatMap { entity.isAvailable ? nil : $0.temperatures } ?? entity.temperatures(units)
        }
        return device
    }

    /// What is newer than what is installed is told of as a setting of a device.
    private func isOfUse(_ entry: HomeAssistantRegistry.Entry, _ entity: HomeAssistantEntity) -> Bool {
        entity.kind == .update ? !entry.isHidden : !entry.isAside
    }

    private func abilities(of entity: HomeAssistantEntity) -> Set<DeviceAbility> {
        let isSpeaker = hasVoice && entity.playsWhatItIsTold
        return isSpeaker ? entity.abilities.union([.announcement]) : entity.abilities
    }

    /// What a person keeps from assistants is not there for this program. What warns of danger is heard all the same, and so
    /// are the weather and updates, which Home Assistant shows to no assistant unless it is told to: nothing
    /// can be told to it.
    private func isShown(_ entity: HomeAssistantEntity) -> Bool {
        registry.isExposed(entity.id) != false || entity.hazard?.isDanger == true || also.adds(entity.id)
            || entity.kind == .weather || entity.kind == .update
    }

    /// What is not shown to assistants, and what runs the house, is not turned off with everything else.
    private func isEssential(_ entry: HomeAssistantRegistry.Entry) -> Bool {
        entry.isExposed == false || entry.platform.map(Self.running.contains) == true
    }

    /// Integrations of networks, servers, power supplies, cameras and kitchen appliances.
    private static let running: Set<String> = [
        "unifi", "unifiprotect", "fritz", "asuswrt", "netgear", "mikrotik", "omada", "tplink_omada", "opnsense",
        "pfsense",
        "synology_dsm", "qnap", "truenas", "proxmoxve", "nut", "apcupsd", "hassio", "glances", "portainer", "adguard",
        "pi_hole", "frigate", "reolink", "ring", "blink", "nest", "arlo", "home_connect", "miele", "lg_thinq",
        "smartthinq_sensors", "vicare", "nibe_heatpump", "opentherm_gw",
    ]

    /// "light.kitchen_ceiling" is "kitchen ceiling" for people.
    private func spoken(_ id: String) -> String {
        String(id.drop { $0 != "." }.dropFirst()).replacingOccurrences(of: "_", with: " ")
    }
}
