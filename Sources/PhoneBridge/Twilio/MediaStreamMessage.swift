import EchoWire
public import Foundation

/// A message from Twilio on the WebSocket of a call's sound (`<Connect><Stream>`, protocol "Call", version 1).
public enum MediaStreamMessage: Sendable, Hashable {
    /// The first one. It names no stream yet.
    case connected
    case start(MediaStreamStart)
    /// What the caller says.
    case media(MediaStreamSound)
    /// The caller pressed a key: 0–9, `*`, `#`, A–D.
    case digit(Character)
    /// All that was sent before the mark of this name was played, or thrown away by `MediaStreamCommand.clear`.
    case mark(String)
    /// The call is over, or the stream is.
    case stop
    /// One of a later version of the protocol; it can be ignored.
    case other(String)

    /// - Throws: `MediaStreamError` for what is none of the protocol.
    public init(_ data: Data) throws(MediaStreamError) {
        if let sound = MediaFrame.read(data) {
            self = .media(sound)
            return
        }
        guard let json = try? JSONValue(parsing: data), let event = json["event"]?.string else {
            throw .unreadable("event")
        }
        self =
            switch event {
            case "connected": .connected
            case "start": .start(try MediaStreamStart(json))
            case "media": .media(try MediaStreamSound(json))
            case "dtmf": .digit(try Self.digit(json["dtmf"]?["digit"]))
            case "mark": .mark(try Self.name(json["mark"]?["name"]))
            case "stop": .stop
            default: .other(event)
            }
    }

    private static func digit(_ json: JSONValue?) throws(MediaStreamError) -> Character {
        guard let text = json?.string, text.count == 1, let digit = text.uppercased().first,
            "0123456789*#ABCD".contains(digit)
        else { throw .unreadable("dtmf.digit") }
        return digit
    }

    private static func name(_ json: JSONValue?) throws(MediaStreamError) -> String {
        guard let name = json?.string else { throw .unreadable("mark.name") }
        return name
    }
}
