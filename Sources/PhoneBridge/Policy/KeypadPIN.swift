/// A secret of digits that a caller types. It is in no description.
public struct KeypadPIN: Sendable {
    public static let lengths = 4...12

    private let digits: [UInt8]

    /// Nil for other than 4 to 12 digits.
    public init?(_ text: String) {
        guard Self.lengths.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        digits = Array(text.utf8)
    }

    /// Takes as long for what is nearly right as for what is all wrong.
    func matches(_ typed: [UInt8]) -> Bool {
        var difference = UInt8(typed.count == digits.count ? 0 : 1)
        for index in 0..<Self.lengths.upperBound {
            difference |= Self.byte(typed, index) ^ Self.byte(digits, index)
        }
        return difference == 0
    }

    private static func byte(_ digits: [UInt8], _ index: Int) -> UInt8 { index < digits.count ? digits[index] : 0 }
}

extension KeypadPIN: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "KeypadPIN(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
