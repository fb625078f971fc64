public import House

/// A Home Assistant that told the local network of itself. Anybody there can claim to be one: it is for a person to
/// choose.
public struct FoundHomeAssistant: Hashable, Sendable {
    /// As its people call it.
    public let name: String
    public let address: HomeAssistantAddress
    /// Such as "2024.3.3"; nil when it does not say.
    public let version: String?

    public init(name: String, address: HomeAssistantAddress, version: String? = nil) {
        self.name = name
        self.address = address
        self.version = version
    }
}
