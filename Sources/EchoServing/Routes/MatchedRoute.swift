/// The route that a request is for, and what its path says at the parameters.
struct MatchedRoute: Sendable {
    var route: Route
    var parameters: [String: String]
}
