import Foundation

/// Finds where a long text may be cut: after a line, between words, else between characters.
enum TextCut {
    /// The bytes of the piece that begins at `start`, and where the next begins: a line feed between them is not drawn.
    static func piece(of text: String, from start: Int, longest: Int) -> (shown: Range<Int>, next: Int) {
        let end = text.utf8.count
        guard end - start > longest else { return (start..<end, end) }
        let cut = place(in: text, from: start, to: start + longest)
        let endsLine = text.byte(cut - 1) == 0x0A
        return (start..<(endsLine ? cut - 1 : cut), cut)
    }

    /// The last good place in the second half of the range, else at its end.
    static func place(in text: String, from start: Int, to end: Int) -> Int {
        let half = start + (end - start) / 2
        return last(in: text, half, end) { $0 == 0x0A } ?? last(in: text, half, end) { $0 == 0x20 }
            ?? characterBoundary(in: text, before: max(half, end - 64))
    }

    /// The offset of the scalar that `end` stands in or in front of.
    static func scalarBoundary(in text: String, before end: Int) -> Int {
        var end = end
        while end > 0, end < text.utf8.count, text.byte(end) & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// Behind the last byte that fits.
    private static func last(in text: String, _ start: Int, _ end: Int, where fits: (UInt8) -> Bool) -> Int? {
        var place = end
        while place > start {
            if fits(text.byte(place - 1)) { return place }
            place -= 1
        }
        return nil
    }

    /// Joined characters stay together, unless there are too many of them.
    private static func characterBoundary(in text: String, before end: Int) -> Int {
        let scalars = text.unicodeScalars
        var index = text.utf8.index(text.startIndex, offsetBy: scalarBoundary(in: text, before: end))
        var steps = 0
        while steps < 32, index > text.startIndex, index < text.endIndex, isJoined(scalars, at: index) {
            index = scalars.index(before: index)
            steps += 1
        }
        return text.utf8.distance(from: text.startIndex, to: index)
    }

    private static func isJoined(_ scalars: String.UnicodeScalarView, at index: String.Index) -> Bool {
        let (scalar, previous) = (scalars[index], scalars[scalars.index(before: index)])
        return scalar.properties.isGraphemeExtend || scalar.value == 0x200D || previous.value == 0x200D
            || (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}

extension String {
    /// The text between two UTF-8 offsets.
    func slice(_ range: Range<Int>) -> String {
        let start = utf8.index(startIndex, offsetBy: min(max(0, range.lowerBound), utf8.count))
        let end = utf8.index(startIndex, offsetBy: min(max(0, range.upperBound), utf8.count))
        return String(self[start..<max(start, end)])
    }

    func byte(_ offset: Int) -> UInt8 { utf8[utf8.index(startIndex, offsetBy: offset)] }

    /// Compares bytes: characters would be slow, and a text that grows may change its last character.
    func beginsWith(_ start: String) -> Bool {
        let isSame = utf8.withContiguousStorageIfAvailable { whole in
            start.utf8.withContiguousStorageIfAvailable { part in
                guard let bytes = whole.baseAddress, let start = part.baseAddress else { return part.isEmpty }
                return memcmp(bytes, start, part.count) == 0
            }
        }
        return (isSame ?? nil) ?? utf8.starts(with: start.utf8)
    }
}
