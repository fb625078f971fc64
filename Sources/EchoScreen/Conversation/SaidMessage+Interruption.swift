import EchoText

extension SaidMessage {
    /// What a file says below an interrupted answer: "interrupted after 2.1 s; heard up to “… in the trees”". Nil for one that
    /// was not.
    public var interruption: String? {
        guard let heardCharacters else { return nil }
        if details?.medium == "text" { return "stopped" }
        let time = details?.heard.map { " after \(DurationWording.brief($0))" } ?? ""
        let heard = text.prefix(heardCharacters)
        guard !heard.allSatisfy(\.isWhitespace) else { return "interrupted before any of it was heard" }
        let words = heard.split(whereSeparator: \.isWhitespace)
        let last = words.suffix(4).joined(separator: " ")
        let isWhole = heardCharacters >= text.count
        return isWhole
            ? "interrupted\(time), when all of it was heard"
            : "interrupted\(time): heard up to “\(words.count > 4 ? "… " : "")\(last)”"
    }
}
