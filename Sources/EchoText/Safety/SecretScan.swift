/// Finds keys, passwords and, if asked, people in a text, in one pass over its bytes.
struct SecretScan {
    struct Found {
        let range: Range<Int>
        let words: String
    }

    private let text: SecretBytes
    private let hidesPeople: Bool
    private(set) var found: [Found] = []
    /// What lies before it was looked at, or is an escape.
    private var floor = 0

    /// - Parameters:
    ///   - isJSON: whether a backslash begins an escape.
    ///   - hidesPeople: also mail addresses, and whose directory it is.
    init(_ bytes: [UInt8], isJSON: Bool, hidesPeople: Bool) {
        (text, self.hidesPeople) = (SecretBytes(bytes: bytes, isJSON: isJSON), hidesPeople)
        var place = 0
        while place < bytes.count { place = max(look(at: place), floor) }
    }

    /// - Returns: the place to look at next.
    private mutating func look(at place: Int) -> Int {
        if let next = text.escape(at: place) {
            floor = next
            return next
        }
        switch text.bytes[place] {
        case UInt8(ascii: ":"):
            if let password = text.password(behind: place) { hide(password, "‹key›") }
        case UInt8(ascii: "@") where hidesPeople:
            if let mail = text.mail(around: place, from: floor) { hide(mail, "‹mail›") }
        case let byte where SecretBytes.isOfWord(byte):
            return look(at: place..<text.end(of: place, SecretBytes.isOfWord))
        default: break
        }
        return place + 1
    }

    private mutating func look(at word: Range<Int>) -> Int {
        if let key = text.key(word) ?? text.token(word) ?? text.number(word) ?? text.value(behind: word) {
            hide(key, "‹key›")
        } else if hidesPeople, let name = text.owner(behind: word) {
            hide(name, "‹name›")
        }
        return word.upperBound
    }

    private mutating func hide(_ range: Range<Int>, _ words: String) {
        found.append(Found(range: range, words: words))
        floor = range.upperBound
    }
}
