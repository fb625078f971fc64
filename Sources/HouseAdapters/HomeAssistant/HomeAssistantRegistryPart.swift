/// A part of the registry: how its changes are called, and how it is read.
enum HomeAssistantRegistryPart: String, Sendable, Hashable, CaseIterable {
    case areas = "area_registry_updated"
    case floors = "floor_registry_updated"
    case devices = "device_registry_updated"
    case labels = "label_registry_updated"
    case entities = "entity_registry_updated"

    var command: HomeAssistantCommand {
        switch self {
        case .areas: .areas
        case .floors: .floors
        case .devices: .devices
        case .labels: .labels
        case .entities: .entities
        }
    }

    var question: HomeAssistantQuestion {
        switch self {
        case .areas: .areas
        case .floors: .floors
        case .devices: .devices
        case .labels: .labels
        case .entities: .entities
        }
    }
}
