/// An e-mail address in a text.
enum MailSpan {
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
