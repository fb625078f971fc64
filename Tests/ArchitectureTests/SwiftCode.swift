/// Swift text, read closely enough to tell code from comments and literals.
struct SwiftCode {
    private let characters: [Character]

    init(_ text: String) {
        characters = Array(text)
    }

    /// The text with comments and the insides of string literals replaced by blanks; line breaks stay.
    var withoutCommentsAndLiterals: String {
        var result = ""
        var index = 0
        while index < characters.count {
            let end = endOfBlankPart(at: index)
            if end > index {
                result += String(characters[index..<end].map { $0.isNewline ? $0 : " " })
                index = end
            } else {
                result.append(characters[index])
                index += 1
            }
        }
        return result
    }

    private func endOfBlankPart(at index: Int) -> Int {
        if matches("//", at: index) { return next("\n", from: index) ?? characters.count }
        if matches("/*", at: index) { return endOfBlockComment(at: index) }
        let hashes = characters[index...].prefix { $0 == "#" }.count
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
            if characters[index] == "(" { depth += 1 }
            if characters[index] == ")" { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return index
    }

    private func matches(_ text: String, at index: Int) -> Bool {
        index < characters.count && characters[index...].starts(with: text)
    }

    private func next(_ character: Character, from index: Int) -> Int? {
        characters[index...].firstIndex(of: character)
    }
}
