/// What a voice session has decided and not handed over yet, and what was told last.
struct SessionOutput: Sendable {
    var actions: [RealtimeAction] = []
    /// A message to which words were added that nobody was told of.
    var growing: String?
    var lastTurn = Turn.idle
    var awaitedResponse = false
}
