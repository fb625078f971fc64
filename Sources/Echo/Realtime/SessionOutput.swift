import EchoWire

/// The decisions of a voice session that are not handed over yet, and the last news it told.
struct SessionOutput: Sendable {
    var actions: [RealtimeAction] = []
    /// A message to which words were added that nobody was told of.
    var growing: String?
    var lastTurn = Turn.idle
    var awaitedResponse = false
    /// The answer whose silence is waited for.
    var watched: String?

    /// Nothing happened but that sound was sent and handed on.
    var isSoundAlone: Bool {
        !actions.isEmpty
            && actions.allSatisfy { action in
                switch action {
                case .feed, .send(.inputAudioBufferAppend): true
                default: false
                }
            }
    }
}
