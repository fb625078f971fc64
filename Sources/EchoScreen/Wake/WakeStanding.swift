/// How it stands with being called by name, as the feature tells it.
public struct WakeStanding: Sendable, Hashable {
    public var phrase = ""
    /// It waits to be called.
    public var isWaiting = false
    /// It was called for one turn, and nothing was said yet.
    public var isCalled = false
    /// It listens for something beside the conversation, or does so again when it is muted no more.
    public var listensBeside = false
    /// For how long the person may still go on without calling; nil when it has to be called.
    public var followUpLeft: Duration?
    /// When it changes by itself, in the running time of the program; nil when it does not.
    public var deadline: Duration?

    public init() {}
}
