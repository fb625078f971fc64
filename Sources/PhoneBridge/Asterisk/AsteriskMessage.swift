import EchoAudio
import EchoWire
public import Foundation

/// What Asterisk's WebSocket channel (`chan_websocket`) says in text, beside the caller's sound, which comes as it is:
/// plain text, a line each, or JSON from versions 20.18, 22.8 and 23.2 on.
public enum AsteriskMessage: Sendable, Hashable {
    /// The first one.
    case start(AsteriskStart)
    /// The caller pressed a key: 0–9, `*`, `#`, A–D.
    case digit(Character)
    /// The mark of this name was reached. One that was flushed never is.
    case mark(String)
    /// Too much waits to be played: what is sent now is lost.
    case full
    /// There is room again.
    case roomy
    /// Asterisk did not understand a command.
    case refused(String)
    /// One that says nothing that matters here.
    case other(String)

    /// Nobody names channels at such length.
    private static let longestName = 200

    /// - Throws: `AsteriskError` for what is none of the protocol.
    public init(_ data: Data) throws(AsteriskError) {
        let isJSON = data.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
        let fields = isJSON ? try Self.fields(ofJSON: data) : Self.fields(of: data)
        self =
            switch fields.event {
            case "MEDIA_START": .start(try Self.start(fields, isJSON: isJSON))
            case "DTMF_END": .digit(try Self.digit(fields.values["digit"]))
            case "MEDIA_MARK_PROCESSED": .mark(fields.values["correlation_id"] ?? fields.rest)
            case "MEDIA_XOFF": .full
            case "MEDIA_XON": .roomy
            case "ERROR": .refused(fields.values["error_text"] ?? fields.rest)
            default: .other(fields.event)
            }
    }

    private struct Fields {
        var event: String
        var values: [String: String] = [:]
        var variables: [String: String] = [:]
        /// What stands behind the event without a name.
        var rest = ""
    }

    private static func fields(ofJSON data: Data) throws(AsteriskError) -> Fields {
        guard let json = try? JSONValue(parsing: data), let object = json.object, let event = json["event"]?.string
        else {
            throw .unreadable("event")
        }
        let variables = json["channel_variables"]?.object ?? [:]
        return Fields(
            event: event, values: object.compactMapValues(\.string), variables: variables.compactMapValues(\.string))
    }

    /// "DTMF_END digit:5 channel_id:1795412267.1"
    private static func fields(of data: Data) -> Fields {
        let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        var fields = Fields(event: words.first.map(String.init) ?? "")
        for word in words.dropFirst() {
            let parts = word.split(separator: ":", maxSplits: 1)
            if parts.count == 2 {
                fields.values[String(parts[0])] = String(parts[1])
            } else if fields.rest.isEmpty {
                fields.rest = String(word)
            }
        }
        return fields
    }

    private static func start(_ fields: Fields, isJSON: Bool) throws(AsteriskError) -> AsteriskStart {
        // Early versions tell no identifier of the channel.
        guard let channel = fields.values["channel_id"] ?? fields.values["channel"], !channel.isEmpty,
            channel.utf8.count <= longestName
        else { throw .unreadable("channel_id") }
        let format = fields.values["format"] ?? ""
        guard let codec = codec(format) else { throw .unsupported(format: format, channel: channel) }
        return AsteriskStart(channel: channel, codec: codec, isJSON: isJSON, variables: fields.variables)
    }

    private static func codec(_ format: String) -> AudioCodec? {
        switch format {
        case "ulaw": .muLaw
        case "alaw": .aLaw
        default: nil
        }
    }

    private static func digit(_ text: String?) throws(AsteriskError) -> Character {
        guard let text, text.count == 1, let digit = text.uppercased().first, "0123456789*#ABCD".contains(digit) else {
            throw .unreadable("digit")
        }
        return digit
    }
}
