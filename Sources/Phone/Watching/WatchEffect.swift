import PhoneBridge

/// An effect of watching a bridge.
enum WatchEffect: Sendable, Hashable {
    /// On standard output, as a line.
    case say(String)
    /// On standard error, as a sentence.
    case warn(String)
    case end(String)
    case ask(String, BridgeOrder)
    /// What this person's headset does in the call.
    case headset(String, WatchHeadset.Use)
    case leave
}
