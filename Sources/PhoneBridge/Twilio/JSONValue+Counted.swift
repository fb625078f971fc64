import EchoWire

extension JSONValue {
    /// A number as Twilio writes it, in a JSON string; a JSON number is understood too.
    var counted: Int? { integer ?? string.flatMap { Int($0) } }
}
