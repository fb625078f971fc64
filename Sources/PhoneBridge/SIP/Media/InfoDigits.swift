import Foundation

/// Digits that come in requests INFO: `application/dtmf-relay` and `application/dtmf`, neither ever a standard.
enum InfoDigits {
    static let relay = "application/dtmf-relay"
    static let plain = "application/dtmf"

    /// - Returns: nil for a body of another kind, or one without a digit.
    static func digit(in message: SIPMessage) -> Character? {
        guard message.body.count <= 256 else { return nil }
        let text = String(decoding: message.body, as: UTF8.self)
        switch message.contentType {
        case plain: return digit(text)
        case relay:
            let lines = text.split { $0.isNewline }.map { $0.split(separator: "=", maxSplits: 1).map(\.trimmed) }
            return lines.first { $0.count == 2 && $0[0].lowercased() == "signal" }.flatMap { digit($0[1]) }
        default: return nil
        }
    }

    /// Some write the keys behind 9 as numbers.
    private static func digit(_ text: String) -> Character? {
        let word = text.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if let number = UInt8(word), number > 9 || word.count == 1 { return TelephoneEvent.digit(number) }
        return word.count == 1 ? word.first.flatMap { TelephoneEvent.code(of: $0) == nil ? nil : $0 } : nil
    }

    static func body(_ digit: Character, of length: Duration = .milliseconds(160)) -> Data {
        Data("Signal=\(digit)\r\nDuration=\(Int(length / .milliseconds(1)))\r\n".utf8)
    }
}
