import EchoWire
import House

/// An effect of a message from Home Assistant.
enum HomeAssistantEffect: Sendable, Hashable {
    case send(JSONValue)
    case tell(HouseNews)
    /// A question somebody waits for was answered.
    case answer(id: Int, Result<JSONValue, HomeAssistantRefusal>)
    /// `lookAgain()` is to be called in a moment: it is still starting.
    case lookAgain
    /// `settle()` is to be called in a moment: what there is may have changed.
    case settle
    /// The connection is of no more use.
    case end(HouseError)
}
