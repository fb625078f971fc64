import Foundation

/// Names a kept conversation, for ever and on every machine.
public struct ConversationID: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
}

extension ConversationID {
    /// One that no other conversation has; those of later moments come later in order.
    package static func new(at date: Date, using random: inout some RandomNumberGenerator) -> ConversationID {
        let moment = hexadecimal(UInt64(max(0, min(1e14, date.timeIntervalSince1970 * 1000))), digits: 12)
        return ConversationID("\(moment)-\(hexadecimal(random.next() >> 16, digits: 12))")
    }

    /// As the program makes them.
    package static func new(at date: Date) -> ConversationID {
        var random = SystemRandomNumberGenerator()
        return new(at: date, using: &random)
    }

    private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
