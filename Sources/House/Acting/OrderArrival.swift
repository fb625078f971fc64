/// How far a device has come with an order, as one reading shows it.
enum OrderArrival: Hashable, Sendable {
    case arrived
    /// It moves, and has not arrived.
    case onTheWay
    case jammed
    case unavailable
    case elsewhere
}
