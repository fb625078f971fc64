import Foundation

/// Reading of the words that SIP's headers are made of.
enum SIPText {
    /// Parts between separators that stand neither in quotes nor in angle brackets. One pass.
    static func split(_ text: some StringProtocol, at separator: UInt8) -> [String] {
        var parts: [String] = []
        var part: [UInt8] = []
        var (isQuoted, isEscaped, isBracketed) = (false, false, false)
        for byte in text.utf8 {
            if byte == separator, !isQuoted, !isBracketed {
                parts.append(String(decoding: part, as: UTF8.self).trimmed)
                part = []
                continue
            }
            part.append(byte)
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isQuoted: isEscaped = true
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "<") where !isQuoted: isBracketed = true
            case UInt8(ascii: ">") where !isQuoted: isBracketed = false
            default: break
            }
        }
        return parts + [String(decoding: part, as: UTF8.self).trimmed]
    }

    /// The text in quotes, or the text itself where it has none.
    static func unquoted(_ text: some StringProtocol) -> String {
        guard text.count >= 2, text.first == "\"", text.last == "\"" else { return String(text) }
        var isEscaped = false
        return String(
            text.dropFirst().dropLast().filter { character in
                if character == "\\", !isEscaped {
                    isEscaped = true
                    return false
                }
                isEscaped = false
                return true
            })
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

extension StringProtocol {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }

    /// Parts between commas; empty ones are left out.
    var listed: [String] { SIPText.split(self, at: UInt8(ascii: ",")).filter { !$0.isEmpty } }

    /// Whether it is a word as RFC 3261 allows it for a name.
    var isToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-.!%*_+`'~".utf8.contains(byte)
                }
            }
    }
}
