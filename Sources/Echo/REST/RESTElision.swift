import EchoWire
import Foundation

/// Shortens what nobody reads in a log: long base64 and long lists of numbers become a note of their size.
enum RESTElision {
    /// Longer ones are elided; the longest word of a language is shorter.
    static let longestWord = 200
    static let longestList = 32

    static func elide(_ json: JSONValue) -> JSONValue {
        switch json {
        case .string(let text): elide(text).map(JSONValue.string) ?? json
        case .array(let list) where list.count > longestList && list.allSatisfy({ $0.number != nil }):
            .string("‹\(list.count) numbers›")
        case .array(let list): .array(list.map(elide))
        case .object(let object): .object(object.mapValues(elide))
        default: json
        }
    }

    /// Nil for what may stay.
    private static func elide(_ text: String) -> String? {
        guard text.utf8.count > longestWord else { return nil }
        let start =
            text.hasPrefix("data:") ? text.utf8.firstIndex(of: UInt8(ascii: ",")).map(text.utf8.index(after:)) : nil
        let coded = text.utf8[(start ?? text.utf8.startIndex)...]
        guard coded.count > longestWord, coded.allSatisfy(isBase64) else { return nil }
        return "\(text[..<(start ?? text.startIndex)])‹\(coded.count / 4 * 3) bytes of base64›"
    }

    /// A word as it is, or a note of its size.
    static func elided(_ word: Data) -> Data {
        word.count > longestWord ? Data("‹\(word.count / 4 * 3) bytes of base64›".utf8) : word
    }

    /// Of the standard's alphabet or the one for URLs.
    static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
