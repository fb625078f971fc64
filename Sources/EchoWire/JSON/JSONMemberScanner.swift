/// Goes over the members of one JSON object, strings and whole numbers, without making anything of them.
package struct JSONMemberScanner {
    package enum Value {
        /// Between its quotation marks, escapes as they stand.
        case string(Range<Int>)
        case integer(Int)
        /// With its braces; what stands in it was not looked at.
        case object(Range<Int>)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let takesObjects: Bool
    private var position = 0

    /// - Parameter takesObjects: else there is none in such an object.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, takesObjects: Bool = false) {
        (self.bytes, self.takesObjects) = (bytes, takesObjects)
    }

    /// - Parameter visit: the place of a key and its value; false ends it.
    /// - Returns: whether all of the text was such an object, and all of it was visited.
    package mutating func forEachMember(_ visit: (Range<Int>, Value) -> Bool) -> Bool {
        guard skip("{") else { return false }
        repeat {
            guard let key = string(), skip(":"), let value = value(), visit(key, value) else { return false }
        } while skip(",")
        guard skip("}") else { return false }
        skipSpace()
        return position == bytes.count
    }

    private mutating func value() -> Value? {
        skipSpace()
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "\"") { return string().map(Value.string) }
        if takesObjects, bytes[position] == UInt8(ascii: "{") { return object().map(Value.object) }
        return integer().map(Value.integer)
    }

    private mutating func object() -> Range<Int>? {
        let start = position
        var depth = 0
        repeat {
            guard position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                guard string() != nil else { return nil }
                continue
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            position += 1
        } while depth > 0
        return start..<position
    }

    private mutating func string() -> Range<Int>? {
        guard skip("\"") else { return nil }
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return start..<position - 1
            case UInt8(ascii: "\\"): position += 2
            case 0..<0x20: return nil
            default: position += 1
            }
        }
        return nil
    }

    /// Small ones, as counts and indices are.
    private mutating func integer() -> Int? {
        let start = position
        var number = 0
        while position < bytes.count, case let digit = bytes[position], (0x30...0x39).contains(digit) {
            number = number * 10 + Int(digit - 0x30)
            position += 1
        }
        let count = position - start
        guard (1...9).contains(count), count == 1 || bytes[start] != 0x30 else { return nil }
        return number
    }

    private mutating func skip(_ token: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: token) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }
}
