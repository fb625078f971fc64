/// Whom a line is open to: "+4930123456", "+4930*", "sip:alice", or "any".
public enum CallerPattern: Sendable, Hashable {
    case number(String)
    /// All numbers that begin with it.
    case beginning(String)
    /// The user of a SIP address, whose password was proved or for whom a trusted exchange vouches.
    case user(String)
    /// Also who hides the number.
    case any

    /// Nil when it is none of these.
    public init?(_ text: String) {
        if text == "any" {
            self = .any
        } else if text.hasSuffix("*"), Self.isStart(text.dropLast()) {
            self = .beginning(String(text.dropLast()))
        } else if text.hasPrefix("sip:"), !text.contains("@"), let uri = SIPURI(text + "@localhost"), !uri.user.isEmpty
        {
            self = .user(uri.user)
        } else if let number = try? PhoneNumber(text) {
            self = .number(number.e164)
        } else {
            return nil
        }
    }

    /// - Parameters:
    ///   - caller: nil for who hides the number, or has none.
    ///   - text: as the line tells who calls.
    func matches(_ caller: PhoneNumber?, told text: String) -> Bool {
        switch self {
        case .any: true
        case .number(let number): caller?.e164 == number
        case .user(let user): text == user
        case .beginning(let start): caller?.e164.hasPrefix(start) == true
        }
    }

    private static func isStart(_ text: Substring) -> Bool {
        text.first == "+" && (2...16).contains(text.utf8.count)
            && text.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
    }
}
