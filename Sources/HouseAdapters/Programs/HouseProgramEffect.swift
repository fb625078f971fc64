import EchoWire
import House

/// An effect that a ``HouseProgramSession`` asks for.
enum HouseProgramEffect: Hashable, Sendable {
    case tell(HouseNews)
    case send(JSONValue)
    /// The order of this context is answered.
    case answer(context: String, failure: HouseError?)
    /// The program is ended.
    case end(HouseError)
}
