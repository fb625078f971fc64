/// Digits in a text, with what may stand between those of one number.
struct NumberSpan {
    /// After the last digit; where it began when there is none.
    private(set) var end: Int
    private var digits = 0
    private var isInOnePiece = true
    private var sums = (even: 0, odd: 0)
    private var isDate = false
    private var isName = false

    private static let separators = Set<Unicode.Scalar>(" -./()\u{A0}\u{202F}‐‑–".unicodeScalars)
    /// Between two digits: ") ", ") (0".
    private static let widestGap = 3

    init(in text: [Unicode.Scalar], from start: Int) {
        end = start
        var (at, gap) = (text[start] == "+" ? start + 1 : start, 0)
        while at < text.count {
            if text[at].isDigit {
                isInOnePiece = isInOnePiece && (gap == 0 || digits == 0)
                add(text[at].digit)
                (at, gap) = (at + 1, 0)
                end = at
                if digits == 8, isDate(text[start..<at], at < text.count ? text[at] : nil) {
                    isDate = true
                    break
                }
            } else if gap < Self.widestGap, Self.separators.contains(text[at]), Self.joins(text, at) {
                (at, gap) = (at + 1, gap + 1)
            } else {
                break
            }
        }
        // Digits that go on as a word are a name of something, and shown as it is.
        isName = end > start && end < text.count && text[end].isASCII && text[end].isPartOfWord
    }

    /// Too long for an amount or a year, and no date. In one piece of 16 to 19 digits only payment cards are meant:
    /// machines count and name things with so many.
    var isPersonal: Bool {
        guard !isDate, !isName, digits >= 7 else { return false }
        return (16...19).contains(digits) && isInOnePiece ? isCard : true
    }

    /// ISO/IEC 7812, Luhn's check digit. Which digits are doubled is known at the end only, so both sums are kept.
    private var isCard: Bool { (digits.isMultiple(of: 2) ? sums.even : sums.odd).isMultiple(of: 10) }

    private mutating func add(_ digit: UInt8) {
        let (once, twice) = (Int(digit), digit > 4 ? Int(digit) * 2 - 9 : Int(digit) * 2)
        sums.even += digits.isMultiple(of: 2) ? twice : once
        sums.odd += digits.isMultiple(of: 2) ? once : twice
        digits += 1
    }

    /// A point within a number of one digit before it is a decimal one.
    private static func joins(_ text: [Unicode.Scalar], _ at: Int) -> Bool {
        guard text[at] == "." else { return true }
        return at >= 2 && text[at - 1].isDigit && text[at - 2].isDigit && at + 1 < text.count && text[at + 1].isDigit
    }

    /// "2026-11-25": there is much of it in what is logged.
    private func isDate(_ text: ArraySlice<Unicode.Scalar>, _ next: Unicode.Scalar?) -> Bool {
        let fields = text.split(separator: "-").map { $0.reduce(0) { $0 * 10 + Int($1.digit) } }
        guard text.count == 10, fields.count == 3, next?.isDigit != true else { return false }
        return (1900...2199).contains(fields[0]) && (1...12).contains(fields[1]) && (1...31).contains(fields[2])
    }
}
