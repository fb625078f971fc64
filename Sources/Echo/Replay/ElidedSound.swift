import EchoWire
import Foundation

/// Puts silence of the same size where the sound of a recording was elided.
enum ElidedSound {
    /// Of one event, bytes: more than any server sends at once.
    private static let most = 4_000_000

    static func restored(_ json: JSONValue) -> JSONValue {
        switch json {
        case .string(let text): size(text).map { .string(Data(count: $0).base64EncodedString()) } ?? json
        case .array(let array): .array(array.map(restored))
        case .object(let object): .object(object.mapValues(restored))
        default: json
        }
    }

    /// The number in "‹3840 bytes of audio›"; nil for other texts.
    private static func size(_ text: String) -> Int? {
        guard text.hasPrefix("‹"), text.hasSuffix(" bytes of audio›") else { return nil }
        return Int(text.dropFirst().prefix { $0 != " " }).map { min(max(0, $0), most) }
    }
}
