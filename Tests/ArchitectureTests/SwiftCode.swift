/// Swift text, read closely enough to tell code from comments and literals.
struct SwiftCode {
    private static let newline = UInt8(ascii: "\n")
    private static let blank = UInt8(ascii: " ")

    /// As UTF-8: whatever tells code from the rest is ASCII.
    private let characters: [UInt8]

    init(_ text: String) {
        characters = Array(text.utf8)
    }

    /// The text with comments and the insides of string literals replaced by blanks; line breaks stay.
    var withoutCommentsAndLiterals: String {
        var result: [UInt8] = []
        result.reserveCapacity(characters.count)
        var index = 0
        while index < characters.count {
            let end = endOfBlankPart(at: index)
            if end > index {
                result += characters[index..<end].map { $0 == Self.newline ? $0 : Self.blank }
                index = end
            } else {
                result.append(characters[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func endOfBlankPart(at index: Int) -> Int {
        if matches("//", at: index) { return next(Self.newline, from: index) ?? characters.count }
        if matches("/*", at: index) { return endOfBlockComment(at: index) }
        guard characters[index] == UInt8(ascii: "#") || characters[index] == UInt8(ascii: "\"") else { return index }
        let hashes = characters[index...].prefix { $0 == UInt8(ascii: "#") }.count
        return matches("\"", at: index + hashes) ? endOfString(at: index + hashes, hashes: hashes) : index
    }

    private func endOfBlockComment(at start: Int) -> Int {
        var depth = 0
        var index = start
        while index < characters.count {
            if matches("/*", at: index) {
                depth += 1
                index += 2
            } else if matches("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return index
    }

    private func endOfString(at start: Int, hashes: Int) -> Int {
        let quote = matches("\"\"\"", at: start) ? "\"\"\"" : "\""
        let end = quote + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        var index = start + quote.count
        while index < characters.count {
            if matches(end, at: index) { return index + end.count }
            if matches(escape, at: index) {
                index += escape.count
                index = matches("(", at: index) ? endOfInterpolation(at: index) : index + 1
            } else {
                index += 1
            }
        }
        return index
    }

    private func endOfInterpolation(at start: Int) -> Int {
        var depth = 0
        var index = start
        while index < characters.count {
            let blank = endOfBlankPart(at: index)
            if blank > index {
                index = blank
                continue
            }
            if characters[index] == UInt8(ascii: "(") { depth += 1 }
            if characters[index] == UInt8(ascii: ")") { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return index
    }

    private func matches(_ text: String, at index: Int) -> Bool {
        guard index < characters.count, characters[index] == text.utf8.first else { return false }
        return characters[index...].starts(with: text.utf8)
    }

    private func next(_ character: UInt8, from index: Int) -> Int? {
        characters[index...].firstIndex(of: character)
    }
}
