public import EchoWire

/// Something that happened between the exchange and the app.
public enum ExchangeEvent: Sendable, Hashable {
    /// The app was asked what to do with a call; the status is nil when it did not answer.
    case webhook(url: String, form: ExchangeForm, status: Int?, isReplay: Bool)
    /// The app was told of a call.
    case status(url: String, form: ExchangeForm, status: Int?, isReplay: Bool)
    /// A verb of the app's TwiML begins.
    case verb(String, text: String)
    /// Over a media stream; sound is left out and counted.
    case toApp(JSONValue)
    case fromApp(JSONValue)
    case streamEnded(StreamFigures)
    case request(method: String, path: String, status: Int)
    case warning(ExchangeWarning)
}
