import EchoWire

/// The changes of entities since the last such event.
struct HomeAssistantEntitiesEvent: Sendable, Hashable {
    var added: [String: HomeAssistantState] = [:]
    /// What is different about each.
    var changed: [String: JSONValue] = [:]
    var removed: [String] = []

    init(_ event: JSONValue) {
        added = event["a"]?.object?.mapValues { HomeAssistantState(compressed: $0) } ?? [:]
        changed = event["c"]?.object ?? [:]
        removed = event["r"]?.array?.compactMap(\.string) ?? []
    }
}
