/// What all connections of a server have in common.
struct ServerContext: Sendable {
    let table: RouteTable
    let limits: ServerLimits
    let tally: ServerTally
    let drain: ServerDrain
    let bodies: BodyBudget
    let executors = LoopExecutors()
    /// None for what every address may ask as often as it likes.
    let rates: [RateClass: RequestRates]
    /// Nil when nobody is believed about others.
    let proxies: TrustedProxies?
    let refusing: @Sendable (HTTPRefusal, RoutePath?) -> HTTPRefusal

    func answer(_ refusal: HTTPRefusal, at path: RoutePath?) -> HTTPAnswer {
        refusing(refusal, path).answer
    }
}
