/// One walk through a text that masks what is personal in it; every character is looked at a bounded number of times.
struct MaskScan {
    private static let mail = Array("[e-mail]".unicodeScalars)
    private static let name = Array("[name]".unicodeScalars)
    static let dot: Unicode.Scalar = "•"

    private let text: [Unicode.Scalar]
    private let words: Set<String>
    private let runs: [[Unicode.Scalar]]
    private var at = 0
    /// Where a placeholder was put last: what follows begins anew, as it does behind the placeholder.
    private var maskEnd = 0
    private var output: [Unicode.Scalar] = []

    init(_ text: String, words: Set<String>, runs: [[Unicode.Scalar]]) {
        self.text = Array(text.unicodeScalars)
        self.words = words
        self.runs = runs
        output.reserveCapacity(self.text.count)
    }

    mutating func masked() -> String {
        while at < text.count { step() }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: output)
        return String(view)
    }

    private mutating func step() {
        let scalar = text[at]
        if scalar == Self.dot { return keepDot() }
        if scalar == "[", keepPlaceholder() { return }
        guard isBoundary else { return keep(1) }
        if UUIDSpan.begins(in: text, at: at) { return keep(UUIDSpan.length) }
        if scalar.isPartOfWord || scalar.isMailPunctuation, maskMail() || maskIBAN() { return }
        if scalar.isDigit || "+(".unicodeScalars.contains(scalar), maskNumber() { return }
        guard scalar.properties.isAlphabetic else { return keep(1) }
        if !maskRun() { maskWord() }
    }

    /// Before what begins here stands nothing that belongs to it.
    private var isBoundary: Bool {
        guard at > 0, at != maskEnd, !text[at].isOfScriptWithoutSpaces else { return true }
        let before = text[at - 1]
        // The digits behind a decimal point.
        if before == ".", at > 1, text[at].isDigit, text[at - 2].isDigit { return false }
        return !before.isPartOfWord || before.isOfScriptWithoutSpaces || !before.isASCII && text[at].isDigit
    }

    private mutating func keep(_ count: Int) {
        output += text[at..<min(text.count, at + count)]
        at += count
    }

    private mutating func replace(_ end: Int, with new: [Unicode.Scalar]) {
        output += new
        (at, maskEnd) = (end, end)
    }

    /// With the two digits behind it that stayed: they begin no number. More than two were never masked.
    private mutating func keepDot() {
        let kept = text[(at + 1)...].prefix(3).prefix { $0.isWordInCode }.count
        keep(kept > 2 ? 1 : 1 + kept)
    }

    private mutating func keepPlaceholder() -> Bool {
        for placeholder in [Self.mail, Self.name] where text[at...].starts(with: placeholder) {
            keep(placeholder.count)
            maskEnd = at
            return true
        }
        return false
    }

    private mutating func maskMail() -> Bool {
        guard let end = MailSpan.end(in: text, from: at) else { return false }
        replace(end, with: Self.mail)
        return true
    }

    private mutating func maskIBAN() -> Bool {
        guard let end = IBANSpan.end(in: text, from: at) else { return false }
        let secrets = text[at..<end].filter(\.isWordInCode)
        output += Array(repeating: Self.dot, count: secrets.count - 2) + secrets.suffix(2)
        at = end
        return true
    }

    private mutating func maskNumber() -> Bool {
        let span = NumberSpan(in: text, from: at)
        guard span.end > at else { return false }
        if span.isPersonal { maskDigits(until: span.end) } else { keep(span.end - at) }
        return true
    }

    /// The two digits that stay follow a dot at once, by which they are known when the text is masked again.
    private mutating func maskDigits(until end: Int) {
        let digits = text[at..<end].indices.filter { text[$0].isDigit }
        output += text[at...digits[digits.count - 3]].map { $0.isDigit ? Self.dot : $0 }
        output += digits.suffix(2).map { text[$0] }
        at = end
    }

    private mutating func maskRun() -> Bool {
        guard let run = runs.first(where: { text[at...].starts(with: $0) }) else { return false }
        replace(at + run.count, with: Self.name)
        return true
    }

    /// In scripts without spaces the next character may begin a name.
    private mutating func maskWord() {
        guard !text[at].isOfScriptWithoutSpaces else { return keep(1) }
        var end = at
        while end < text.count, text[end].isLetterOrMark, !text[end].isOfScriptWithoutSpaces { end += 1 }
        end = max(end, at + 1)
        // No name is as long as a line of base64.
        let isName = end - at <= 64 && !words.isEmpty && words.contains(Self.lowercased(text[at..<end]))
        if isName { replace(end, with: Self.name) } else { keep(end - at) }
    }

    private static func lowercased(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view).lowercased()
    }
}

/// An e-mail address in a text.
private enum MailSpan {
    /// RFC 5321, 4.5.3.1.
    private static let longestName = 64
    private static let longestDomain = 255

    /// Where the address ends that begins here; nil when none does.
    static func end(in text: [Unicode.Scalar], from start: Int) -> Int? {
        var at = start
        while at < text.count, at - start <= longestName, isOfName(text[at]) { at += 1 }
        guard at > start, at < text.count, text[at] == "@" else { return nil }
        return domainEnd(in: text, from: at + 1)
    }

    /// After the last label; there must be two at least.
    private static func domainEnd(in text: [Unicode.Scalar], from start: Int) -> Int? {
        var (at, end, labels) = (start, start, 0)
        while at < text.count, at - start <= longestDomain {
            let label = at
            while at < text.count, at - start <= longestDomain, text[at].isPartOfWord || text[at] == "-" { at += 1 }
            guard at > label else { break }
            (labels, end) = (labels + 1, at)
            guard at < text.count, text[at] == "." else { break }
            at += 1
        }
        return labels >= 2 ? end : nil
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool { scalar.isPartOfWord || scalar.isMailPunctuation }
}

/// The name of something, in a text: it may end like a telephone number, and belongs to nobody.
private enum UUIDSpan {
    static let length = 36
    private static let hyphens: Set = [8, 13, 18, 23]

    /// With a letter at least: digits alone are no such name.
    static func begins(in text: [Unicode.Scalar], at start: Int) -> Bool {
        guard start + length <= text.count, text[start + 8] == "-", text[start + 13] == "-" else { return false }
        let span = text[start..<start + length]
        let isShaped = span.enumerated().allSatisfy { offset, scalar in
            hyphens.contains(offset) ? scalar == "-" : scalar.properties.isASCIIHexDigit
        }
        let isEnd = start + length == text.count || !text[start + length].continuesWord
        return isShaped && isEnd && span.contains(where: \.isLetterOrMark)
    }
}
