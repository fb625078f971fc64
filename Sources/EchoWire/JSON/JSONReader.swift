/// Reads JSON text (RFC 8259) from anyone: whatever the bytes are, the outcome is a value or a `WireError`.
///
/// A doubled key counts as its last value; half a surrogate pair becomes U+FFFD, since one odd character must not
/// cost a whole event. Within a list or an object the words with which Python writes numbers that are none are null.
struct JSONReader {
    /// Deeper nesting is refused: readers of the value recurse, and stacks are finite.
    static let maximumDepth = 200

    private let bytes: UnsafeBufferPointer<UInt8>
    private let keepsHalves: Bool
    private var position = 0
    private var depth = 0

    /// The bytes must outlive it.
    ///
    /// - Parameter keepsHalves: whether half a surrogate pair becomes its `HalfCharacter`, for texts that go on elsewhere.
    init(bytes: UnsafeBufferPointer<UInt8>, keepsHalves: Bool = false) {
        self.bytes = bytes
        self.keepsHalves = keepsHalves
    }

    mutating func readDocument() throws(WireError) -> JSONValue {
        let value = try readValue()
        guard nextToken() == nil else { throw failure("more follows the value") }
        return value
    }

    private mutating func readValue() throws(WireError) -> JSONValue {
        switch nextToken() {
        case UInt8(ascii: "{"): return try nested { reader throws(WireError) in .object(try reader.readObject()) }
        case UInt8(ascii: "["): return try nested { reader throws(WireError) in .array(try reader.readArray()) }
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        case UInt8(ascii: "N") where depth > 0: return try readWord("NaN", .null)
        case UInt8(ascii: "I") where depth > 0: return try readWord("Infinity", .null)
        case nil: throw failure("the text ends too early")
        default: return try readNumber()
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(WireError) -> JSONValue
    ) throws(WireError) -> JSONValue {
        guard depth < Self.maximumDepth else { throw failure("nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    private mutating func readObject() throws(WireError) -> JSONObject {
        var object = JSONObject()
        if skip("}") { return object }
        repeat {
            guard nextToken() == UInt8(ascii: "\"") else { throw failure("a key is missing") }
            let key = try readString()
            guard skip(":") else { throw failure("a colon is missing") }
            object[key] = try readValue()
        } while skip(",")
        guard skip("}") else { throw failure("an object does not end") }
        return object
    }

    private mutating func readArray() throws(WireError) -> [JSONValue] {
        var array: [JSONValue] = []
        if skip("]") { return array }
        repeat { array.append(try readValue()) } while skip(",")
        guard skip("]") else { throw failure("an array does not end") }
        return array
    }

    private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(WireError) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        let matches = word.withUTF8Buffer { expected in
            end <= bytes.count && bytes[position..<end].elementsEqual(expected)
        }
        guard matches else { throw failure("not a value") }
        position = end
        return value
    }

    // MARK: Strings

    private mutating func readString() throws(WireError) -> String {
        position += 1
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                defer { position += 1 }
                return try text(UnsafeBufferPointer(rebasing: bytes[start..<position]))
            }
            if byte == UInt8(ascii: "\\") { return try readEscapedString(from: start) }
            guard byte >= 0x20 else { throw failure("a control character in a string") }
            position += 1
        }
        throw failure("a string does not end")
    }

    /// The slow way, from the first backslash on.
    private mutating func readEscapedString(from start: Int) throws(WireError) -> String {
        var unescaped = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try text(unescaped)
            case UInt8(ascii: "\\"): try readEscape(into: &unescaped)
            case 0..<0x20: throw failure("a control character in a string")
            default: unescaped.append(byte)
            }
        }
        throw failure("a string does not end")
    }

    private mutating func readEscape(into unescaped: inout [UInt8]) throws(WireError) {
        guard position < bytes.count else { throw failure("a string does not end") }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(letter)
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "u"): unescaped.append(contentsOf: String(try readScalar()).utf8)
        default: throw failure("an unknown escape in a string")
        }
    }

    /// What stands behind `\u`: one code unit, or two that make a pair.
    private mutating func readScalar() throws(WireError) -> Unicode.Scalar {
        let first = try readCodeUnit()
        guard UTF16.isLeadSurrogate(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { return Unicode.Scalar(first) ?? half(first) }
        let beforePair = position
        position += 2
        let second = try readCodeUnit()
        guard UTF16.isTrailSurrogate(second) else {
            position = beforePair
            return half(first)
        }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private func half(_ unit: UInt16) -> Unicode.Scalar {
        keepsHalves ? HalfCharacter.scalar(of: unit) : HalfCharacter.replacement
    }

    private mutating func readCodeUnit() throws(WireError) -> UInt16 {
        guard position + 4 <= bytes.count else { throw failure("a string does not end") }
        var unit: UInt16 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Self.hexDigit(byte) else { throw failure("an unknown escape in a string") }
            unit = unit << 4 | digit
        }
        position += 4
        return unit
    }

    private static func hexDigit(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private func text(_ bytes: some Collection<UInt8>) throws(WireError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw failure("a string is not UTF-8") }
        return text
    }

    // MARK: Numbers

    private mutating func readNumber() throws(WireError) -> JSONValue {
        let start = position
        if peek() == UInt8(ascii: "-") { position += 1 }
        if peek() == UInt8(ascii: "I"), depth > 0 { return try readWord("Infinity", .null) }
        if peek() == UInt8(ascii: "0") { position += 1 } else { try skipDigits() }
        var isWhole = true
        if peek() == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            try skipDigits()
        }
        if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            isWhole = false
            position += 1
            if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
            try skipDigits()
        }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let integer = Int(digits) { return .integer(integer) }
        guard let number = Double(digits), number.isFinite else { throw failure("a number is too large") }
        return .number(number)
    }

    private mutating func skipDigits() throws(WireError) {
        let start = position
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard position > start else { throw failure("not a value") }
    }

    // MARK: Bytes

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The next byte that is not white space.
    private mutating func nextToken() -> UInt8? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return bytes[position]
            }
        }
        return nil
    }

    private mutating func skip(_ token: Unicode.Scalar) -> Bool {
        guard nextToken() == UInt8(ascii: token) else { return false }
        position += 1
        return true
    }

    private func failure(_ reason: String) -> WireError { .notJSON("\(reason), at byte \(position)") }
}
