/// A fault of a device in the flat.
public enum FlatFault: String, Hashable, Sendable, CaseIterable, Codable {
    /// A lock ends as "jammed", a blind stays half-way.
    case jams
    /// It cannot be reached, and takes no orders.
    case unavailable
    /// It takes orders and does nothing.
    case ignoresOrders
    /// Whoever gives it an order waits until it is called off.
    case neverAnswers
    case refuses
}
