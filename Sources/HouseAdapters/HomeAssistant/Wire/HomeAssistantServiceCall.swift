import EchoWire

/// A service that is called for one entity.
struct HomeAssistantServiceCall: Sendable, Hashable {
    var domain: String
    var service: String
    var data: JSONObject = [:]
    var entity: String
}
