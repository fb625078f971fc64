import EchoWire
public import Foundation

/// Writes the commands for one stream. What is the same in all of them is written once.
public struct MediaStreamWriter: Sendable {
    private let sound: Data
    private let mark: Data
    private let clear: Data

    /// - Parameter stream: its name, `MediaStreamStart.stream`.
    public init(stream: String) {
        let name = JSONValue.string(stream).text
        sound = Data(#"{"event":"media","streamSid":\#(name),"media":{"payload":""#.utf8)
        mark = Data(#"{"event":"mark","streamSid":\#(name),"mark":{"name":"#.utf8)
        clear = Data(#"{"event":"clear","streamSid":\#(name)}"#.utf8)
    }

    private static let end = Data(#""}}"#.utf8)

    private func media(_ payload: Data) -> Data {
        var text = Data(capacity: sound.count + payload.count + Self.end.count)
        text += sound
        text += payload
        text += Self.end
        return text
    }

    public func text(_ command: MediaStreamCommand) -> Data {
        switch command {
        case .media(let bytes): media(bytes.base64EncodedData())
        case .mark(let name): mark + JSONValue.string(name).data + Data("}}".utf8)
        case .clear: clear
        }
    }
}

/// A command to Twilio on a media stream.
public enum MediaStreamCommand: Sendable, Hashable {
    /// G.711 µ-law, 8 kHz, without a header. It is played after all that was sent before.
    case media(Data)
    /// Comes back when what was sent before it was played.
    case mark(String)
    /// Nothing of what was sent is played any more; the marks in it come back at once.
    case clear
}
