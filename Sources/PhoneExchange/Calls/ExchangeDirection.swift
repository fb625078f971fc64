/// The side that began a call.
public enum ExchangeDirection: String, Sendable, Hashable {
    case inbound
    /// The app, by the REST API.
    case outbound = "outbound-api"
}
