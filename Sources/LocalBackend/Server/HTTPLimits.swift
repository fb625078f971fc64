/// How much and how long a plain request may take.
struct HTTPLimits: Sendable, Hashable {
    var jsonBytes = 16 << 20
    /// The published limit of an uploaded recording is 25 MB; the form around it is small.
    var multipartBytes = 25_000_000 + (64 << 10)
    /// Between two pieces of a request's body.
    var bodyPatience = Duration.seconds(30)
    /// Between two requests; longer than clients keep an idle connection for the next one.
    var idlePatience = Duration.seconds(120)
    /// For what a refused client still sends: closing at once would destroy the refusal on its way.
    var drainPatience = Duration.seconds(2)
}
