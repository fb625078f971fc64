import EchoWire

/// A service that is called, for one entity as a rule.
struct HomeAssistantServiceCall: Sendable, Hashable {
    var domain: String
    var service: String
    var data: JSONObject = [:]
    /// Nil for a service of the house itself.
    var entity: String?
    /// It answers with more than that it was done.
    var wantsAnswer = false
}
