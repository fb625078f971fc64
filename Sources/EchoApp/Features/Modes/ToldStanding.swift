import Echo

/// How often events have told how a conversation is held. It is asked as well, and what events tell meanwhile is newer.
struct ToldStanding: Sendable, Hashable {
    private var modes = 0
    private var models = 0

    mutating func receive(_ event: EchoEvent) {
        switch event {
        case .modeChanged: modes += 1
        case .modelReplaced, .connectionStatusChanged(.connected): models += 1
        default: break
        }
    }

    /// - Parameters:
    ///   - asked: the answer.
    ///   - earlier: when it was asked.
    ///   - told: by the events so far.
    func newest(_ asked: DuplexRules.Way, since earlier: ToldStanding, told: DuplexRules.Way) -> DuplexRules.Way {
        DuplexRules.Way(
            mode: modes == earlier.modes ? asked.mode : told.mode,
            model: models == earlier.models || told.model.isEmpty ? asked.model : told.model)
    }
}
