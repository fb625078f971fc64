/// How much and how long one client may take of a server.
public struct ServerLimits: Sendable, Hashable {
    /// WebSockets that are open at once; more are closed at once, with 1013.
    public var sockets = 1024
    /// One message of a WebSocket.
    public var messageBytes = 20 << 20
    /// Bodies of plain requests that are held at once, all together; who comes when there is no room waits as long as
    /// for a piece of a body, and then hears 503. Short ones are not counted.
    public var bodyBytes = 64 << 20
    /// Between two pieces of a request's body.
    public var bodyPatience = Duration.seconds(30)
    /// Between two requests; longer than clients keep an idle connection for the next one.
    public var idlePatience = Duration.seconds(120)
    /// How long a client may leave what it was sent unread.
    public var writePatience = Duration.seconds(30)
    /// For what a refused client still sends: closing at once would destroy the refusal on its way.
    public var lingerPatience = Duration.seconds(2)
    /// A WebSocket's client that is silent for this long is asked whether it lives.
    public var pingInterval = Duration.seconds(20)
    /// And is given up when it does not answer for this long.
    public var pongPatience = Duration.seconds(20)
    /// For the client's part of closing a WebSocket.
    public var closePatience = Duration.seconds(2)

    /// How often one address may ask; nil for as often as it likes. What carries a signature is counted apart.
    public var rate: RequestRate? = RequestRate(perSecond: 100, burst: 1000)
    /// The same for `/healthz` and its like, which are counted apart: whoever watches the server asks also when others
    /// flood it.
    public var probeRate: RequestRate? = RequestRate(perSecond: 100, burst: 1000)
    /// For what is under way when the server is to stop.
    public var drainPatience = Duration.seconds(10)

    public init() {}
}
