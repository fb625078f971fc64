/// Finds the values of members that are named like secrets in JSON that need not be whole, or in what is written like
/// it: cut anywhere, in single quotation marks, in another text, over several lines of an event.
struct QuotedSecrets {
    private let bytes: [UInt8]
    private(set) var found: [Range<Int>] = []
    private static let longestName = 120
    private static let names = SecretShapes.members.map { Array($0.utf8) }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var place = 0
        while let mark = nextMark(place) {
            place = mark + 1
            guard let end = nextMark(place, like: bytes[mark]), isSecret(place..<end),
                let value = value(behind: end + 1)
            else { continue }
            if !value.isEmpty { found.append(value) }
            place = value.upperBound + 1
        }
    }

    private func isSecret(_ name: Range<Int>) -> Bool {
        let text = String(decoding: bytes[name], as: UTF8.self)
        return Self.names.contains { ByteSearch.contains($0, in: text) }
    }

    private func nextMark(_ start: Int) -> Int? {
        bytes[min(start, bytes.count)...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    }

    private func nextMark(_ start: Int, like mark: UInt8) -> Int? {
        bytes[min(start, bytes.count)...].prefix(Self.longestName).firstIndex(of: mark)
    }

    /// Behind a colon, without its quotation marks; one that never ends goes to the end.
    private func value(behind start: Int) -> Range<Int>? {
        let colon = skip(start)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        var first = skip(colon + 1)
        var depth = 0
        while first < bytes.count, bytes[first] == UInt8(ascii: "\\") { (first, depth) = (first + 1, depth + 1) }
        guard first < bytes.count, bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") else {
            return nil
        }
        return first + 1..<end(of: first + 1, mark: bytes[first], depth)
    }

    /// Where the mark stands that has no more backslashes before it than the one that began.
    private func end(of start: Int, mark: UInt8, _ depth: Int) -> Int {
        var (place, backslashes) = (start, 0)
        while place < bytes.count {
            if bytes[place] == mark, backslashes <= depth { return place - backslashes }
            backslashes = bytes[place] == UInt8(ascii: "\\") ? backslashes + 1 : 0
            place += 1
        }
        return place
    }

    /// Blanks, and the name of the field at the beginning of a line.
    private func skip(_ start: Int) -> Int {
        var place = start
        while place < bytes.count {
            if bytes[place] <= 0x20 {
                place += 1
            } else if place > start, bytes[place - 1] == 0x0A, bytes[place...].starts(with: "data:".utf8) {
                place += 5
            } else {
                break
            }
        }
        return place
    }
}
