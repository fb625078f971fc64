/// Plays the persona of a stay.
enum RoomAnswerer: Sendable, Hashable {
    case script
    /// The model that is connected.
    case model
    /// Models of providers on the network.
    case providers
}

extension RoomPartner {
    /// - Parameters:
    ///   - isModelConnected: a model is at the other end of the conversation.
    ///   - hasProviders: a provider that has models is chosen, and a key for it stored.
    func answerer(isModelConnected: Bool, hasProviders: Bool) -> RoomAnswerer {
        switch self {
        case .script: .script
        case .model: .model
        case .providers: hasProviders ? .providers : .script
        case .automatic: isModelConnected ? .model : hasProviders ? .providers : .script
        }
    }
}
