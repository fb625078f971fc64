import EchoScreen

/// How it stands with being called by name, as the feature tells it.
struct WakeStanding: Sendable, Hashable {
    var phrase = ""
    /// It waits to be called.
    var isWaiting = false
    /// It was called for one turn, and nothing was said yet.
    var isCalled = false
    /// It listens for something beside the conversation, or does so again when it is muted no more.
    var listensBeside = false
    /// For how long the person may still go on without calling; nil when it has to be called.
    var followUpLeft: Duration?
    /// When it changes by itself, in the running time of the program; nil when it does not.
    var deadline: Duration?

    init() {}
}
