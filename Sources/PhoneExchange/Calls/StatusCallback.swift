/// Where the app is told of a call, and of what.
struct StatusCallback: Sendable, Hashable {
    var url: String
    /// By the names of `ExchangeStatus.event`.
    var events: Set<String> = ["completed"]
}
