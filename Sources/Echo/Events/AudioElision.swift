import EchoWire
import Foundation

/// Replaces base64 sound, and pictures, by a note of their size.
enum AudioElision {
    static func elide(_ json: JSONValue, type: String) -> JSONValue {
        guard case .object(var object) = json else { return json }
        if streams.contains(type), let delta = object["delta"] { object["delta"] = note(delta) }
        return elide(.object(object))
    }

    /// Whether there is anything in an event that is not a stream's that could be sound, or a picture.
    static func mayHaveSound(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
                rest = rest[(quote + 1)...]
                if rest.starts(with: key) || rest.starts(with: pictureKey) || streamBytes.contains(where: rest.starts) {
                    return true
                }
            }
            return false
        }
    }

    private static let key = Array(#"audio""#.utf8)
    private static let pictureKey = Array(#"image_url""#.utf8)
    /// Servers that are older than the published protocol call it by the second name; the third is of live sessions.
    private static let streams = [
        "response.output_audio.delta", "response.audio.delta", "session.output_audio.delta",
    ]
    private static let streamBytes = streams.map { Array("\($0)\"".utf8) }

    static func note(base64Bytes: Int) -> String { "‹\(base64Bytes / 4 * 3) bytes of audio›" }

    private static func elide(_ json: JSONValue) -> JSONValue {
        switch json {
        case .object(let object):
            .object(Dictionary(uniqueKeysWithValues: object.map { ($0, elide($1, called: $0)) }))
        case .array(let array): .array(array.map(elide))
        default: json
        }
    }

    private static func elide(_ json: JSONValue, called key: String) -> JSONValue {
        switch key {
        case "audio": note(json)
        case "image_url": RESTElision.elide(json)
        default: elide(json)
        }
    }

    private static func note(_ value: JSONValue) -> JSONValue {
        guard let text = value.string else { return elide(value) }
        return .string(note(base64Bytes: text.utf8.count))
    }
}
