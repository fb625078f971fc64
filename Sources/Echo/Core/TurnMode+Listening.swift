extension TurnMode {
    /// Whether a microphone that is open all the time is of use: somebody else than the user hears the end of a turn.
    var listensThroughout: Bool {
        switch self {
        case .automatic, .local: true
        case .manual, .disabled: false
        }
    }
}
