import Foundation

/// Reads XML of the kind that TwiML is: elements, attributes, text, comments, the five entities and characters by
/// their number. A document of anyone is read in one pass, within bounds.
struct TwiMLReader {
    static let longest = 64 << 10
    private static let deepest = 20

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ document: Data) throws(TwiMLError) -> TwiMLElement {
        guard document.count <= longest else { throw .tooLong }
        var reader = TwiMLReader(Array(document))
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        try reader.skipMisc()
        let root = try reader.element(depth: 0)
        try reader.skipMisc()
        guard reader.next == nil else { throw reader.malformed }
        return root
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
    private var malformed: TwiMLError { .malformed(at: position) }

    private func sees(_ word: String) -> Bool { bytes[position...].starts(with: word.utf8) }

    private mutating func take(_ word: String) -> Bool {
        guard sees(word) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func expect(_ word: String) throws(TwiMLError) {
        guard take(word) else { throw malformed }
    }

    private mutating func skipSpace() { while let byte = next, Self.isSpace(byte) { position += 1 } }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// What may stand before and after the root.
    private mutating func skipMisc() throws(TwiMLError) {
        while true {
            skipSpace()
            if take("<?") {
                _ = try upTo("?>")
            } else if take("<!--") {
                _ = try upTo("-->")
            } else {
                guard !sees("<!") else { throw .declares }
                return
            }
        }
    }

    /// All before `end`, which is taken too.
    private mutating func upTo(_ end: String) throws(TwiMLError) -> ArraySlice<UInt8> {
        let (start, mark) = (position, Array(end.utf8))
        while position + mark.count <= bytes.count {
            if bytes[position..<position + mark.count].elementsEqual(mark) {
                position += mark.count
                return bytes[start..<position - mark.count]
            }
            position += 1
        }
        throw malformed
    }

    private mutating func element(depth: Int) throws(TwiMLError) -> TwiMLElement {
        guard depth < Self.deepest else { throw .tooDeep }
        try expect("<")
        var element = TwiMLElement(name: try name())
        while true {
            skipSpace()
            if take("/>") { return element }
            if take(">") { break }
            let key = try name()
            guard element.attributes.updateValue(try value(), forKey: key) == nil else { throw malformed }
        }
        try readContent(of: &element, depth: depth)
        return element
    }

    private mutating func readContent(of element: inout TwiMLElement, depth: Int) throws(TwiMLError) {
        while let byte = next {
            if take("</") {
                guard try name() == element.name else { throw malformed }
                skipSpace()
                return try expect(">")
            } else if take("<!--") {
                _ = try upTo("-->")
            } else if take("<![CDATA[") {
                element.text += String(decoding: try upTo("]]>"), as: UTF8.self)
            } else if take("<?") {
                _ = try upTo("?>")
            } else if byte == UInt8(ascii: "<") {
                guard !sees("<!") else { throw .declares }
                element.children.append(try self.element(depth: depth + 1))
            } else {
                element.text += try text { $0 == UInt8(ascii: "<") }
            }
        }
        throw malformed
    }

    private mutating func name() throws(TwiMLError) -> String {
        let start = position
        while let byte = next, !Self.isSpace(byte), !"<>/=\"'&!?".utf8.contains(byte) { position += 1 }
        guard position > start else { throw malformed }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func value() throws(TwiMLError) -> String {
        skipSpace()
        try expect("=")
        skipSpace()
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw malformed }
        position += 1
        let value = try text { $0 == quote || $0 == UInt8(ascii: "<") }
        guard next == quote else { throw malformed }
        position += 1
        return value
    }

    private mutating func text(until isEnd: (UInt8) -> Bool) throws(TwiMLError) -> String {
        var text: [UInt8] = []
        while let byte = next, !isEnd(byte) {
            if byte == UInt8(ascii: "&") {
                text += Array(String(try entity()).utf8)
            } else {
                text.append(byte)
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let entities: [String: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private mutating func entity() throws(TwiMLError) -> Character {
        let start = position + 1
        guard let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw malformed }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let character = Self.entities[name] ?? Self.character(name) else { throw malformed }
        position = end + 1
        return character
    }

    /// "#65" or "#x41".
    private static func character(_ name: String) -> Character? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { Character($0) }
    }
}
