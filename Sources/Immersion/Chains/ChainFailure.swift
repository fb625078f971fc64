/// Nobody in a chain answered.
public struct ChainFailure: Error, Sendable, Hashable {
    /// Everybody, in order, with the last thing that went wrong with each.
    public var passedOver: [PassedOver]

    public init(passedOver: [PassedOver]) { self.passedOver = passedOver }

    /// What is told first: what the first one said, unless it was only left alone.
    public var main: ProviderError {
        if passedOver.contains(where: { $0.error == .cancelled }) { return .cancelled }
        return told?.error ?? .nobodyChosen
    }

    /// What to do about what is told first.
    var remedy: String? { main == .cancelled ? nil : told?.remedy ?? main.remedy }

    private var told: PassedOver? {
        passedOver.first { if case .resting = $0.error { false } else { true } } ?? passedOver.first
    }
}
