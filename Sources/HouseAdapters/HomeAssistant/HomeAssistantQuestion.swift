/// The purpose of a command that was not answered yet.
enum HomeAssistantQuestion: Sendable, Hashable {
    case features, user, configuration, ping
    case areas, floors, devices, labels, entities, aliases, exposed
    case states
    /// Of changes of the registry.
    case registry(HomeAssistantRegistryPart)
    /// An order of this program, or a sentence that may be one.
    case order
    /// An order that nobody waits for any more. Its mark is still of interest.
    case lateOrder
    case other
}
