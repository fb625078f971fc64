/// Nobody in a chain answered.
public struct ChainFailure: Error, Sendable, Hashable {
    /// Everybody, in order, with the last thing that went wrong with each.
    public var passedOver: [PassedOver]

    /// Those who are left alone from now on, and for how long.
    public var resting: [String: Duration]

    /// Nobody is there to be asked.
    init(_ error: ProviderError) { self.init(passedOver: [PassedOver(name: "", error: error)]) }

    public init(passedOver: [PassedOver], resting: [String: Duration] = [:]) {
        (self.passedOver, self.resting) = (passedOver, resting)
    }

    /// Those who may do better when they are asked the next time.
    var askedNext: [String] {
        passedOver.filter { resting[$0.name] == nil && ($0.error.isPassing || $0.error.isFault) }.map(\.name)
    }

    /// What is told first: what the first one said, unless it was only left alone.
    public var main: ProviderError {
        if passedOver.contains(where: { $0.error == .cancelled }) { return .cancelled }
        return told?.error ?? .nobodyChosen
    }

    /// What to do about what is told first.
    var remedy: String? { main == .cancelled ? nil : told?.remedy ?? main.remedy }

    /// What comes of the next line; else what to do.
    var nextLine: String? {
        let (asked, left) = (askedNext, passedOver.map(\.name).filter { resting[$0] != nil })
        // Each line asks them again: who does so need do nothing.
        if left.isEmpty { return asked.isEmpty ? remedy : "Your next line asks them again." }
        let wait = left.compactMap { resting[$0] }.min().map { "\(max(1, $0.components.seconds)) s" } ?? ""
        let others = "\(left.joined(separator: " and ")) \(left.count == 1 ? "is" : "are") left alone for \(wait)"
        return asked.isEmpty ? "\(others)." : "Your next line asks \(asked.joined(separator: " and ")); \(others)."
    }

    /// The provider to name first, and why it did not answer.
    var told: PassedOver? {
        passedOver.first { if case .resting = $0.error { false } else { true } } ?? passedOver.first
    }
}
