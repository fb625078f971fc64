/// An international bank account number in a text, in one piece or in groups of four.
enum IBANSpan {
    /// ISO 13616: Norway's have 15 characters, none has more than 34.
    private static let lengths = 15...34

    /// Where the number ends that begins here; nil when none does. Its check digits must be right.
    static func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
        guard start + 4 <= text.count, text[start..<start + 2].allSatisfy({ $0.isASCII && $0.isLetterOrMark }),
            text[start + 2..<start + 4].allSatisfy({ $0.isASCII && $0.isDigit })
        else { return nil }
        var (at, count, remainder) = (start + 4, 4, 0)
        var found: Int?
        while at < text.count, count < lengths.upperBound {
            let isGap = text[at] == " " && count.isMultiple(of: 4)
            let next = isGap ? at + 1 : at
            guard next < text.count, let value = value(of: text[next]) else { break }
            remainder = add(value, to: remainder)
            (at, count) = (next + 1, count + 1)
            let isEnd = at == text.count || !text[at].continuesWord
            if isEnd, lengths.contains(count), isRight(remainder, text[start..<start + 4]) { found = at }
        }
        return found
    }

    /// The first four characters are counted last.
    private static func isRight(_ remainder: Int, _ head: ArraySlice<Unicode.Scalar>) -> Bool {
        head.compactMap(value(of:)).reduce(remainder) { add($1, to: $0) } == 1
    }

    private static func add(_ value: Int, to remainder: Int) -> Int {
        (remainder * (value > 9 ? 100 : 10) + value) % 97
    }

    /// Letters count from 10.
    private static func value(of scalar: Unicode.Scalar) -> Int? {
        guard scalar.isASCII, scalar.isWordInCode else { return nil }
        return scalar.isDigit ? Int(scalar.value) - 48 : Int(scalar.value & 0xDF) - 55
    }
}
