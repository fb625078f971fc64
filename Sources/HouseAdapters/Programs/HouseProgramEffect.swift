import EchoWire
import House

/// What a ``HouseProgramSession`` wants done.
enum HouseProgramEffect: Hashable, Sendable {
    case tell(HouseNews)
    case send(JSONValue)
    /// The order of this context is answered.
    case answer(context: String, failure: HouseError?)
    /// The program is ended.
    case end(HouseError)
}
