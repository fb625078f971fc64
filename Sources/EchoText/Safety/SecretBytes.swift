import Foundation

/// The shapes of secrets in the bytes of a text. Each rule looks at no byte twice.
struct SecretBytes {
    let bytes: [UInt8]
    let isJSON: Bool

    private static let backslash = UInt8(ascii: "\\")

    static func isOfWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// The first place at or behind `start` whose byte is none of them.
    func end(of start: Int, _ isPart: (UInt8) -> Bool) -> Int {
        var place = start
        while place < bytes.count, isPart(bytes[place]) { place += 1 }
        return place
    }

    /// The place behind the escape that begins there; nil where none does.
    func escape(at place: Int) -> Int? {
        guard isJSON, bytes[place] == Self.backslash, place + 1 < bytes.count else { return nil }
        return min(bytes.count, place + (bytes[place + 1] == UInt8(ascii: "u") ? 6 : 2))
    }

    // MARK: keys

    private static let prefixes = SecretShapes.prefixes.map { (bytes: Array($0.text.utf8), least: $0.least) }
    /// A server's own words may repeat a key that was cut short.
    private static let leastInWords = 5

    /// What begins like a key, with the stars that hide a part of it.
    func key(_ word: Range<Int>) -> Range<Int>? {
        guard
            let prefix = Self.prefixes.first(where: {
                $0.bytes[0] == bytes[word.lowerBound] && bytes[word].starts(with: $0.bytes)
            })
        else { return nil }
        let end = self.end(of: word.upperBound) { $0 == UInt8(ascii: "*") || Self.isOfWord($0) }
        let least = !isJSON && prefix.bytes.count == 3 ? Self.leastInWords : prefix.least
        return end - word.lowerBound >= least ? word.lowerBound..<end : nil
    }

    /// A JSON web token: words with full stops between.
    func token(_ word: Range<Int>) -> Range<Int>? {
        guard word.count >= 10, bytes[word].starts(with: "eyJ".utf8) else { return nil }
        let end = self.end(of: word.upperBound) { Self.isOfWord($0) || $0 == UInt8(ascii: ".") }
        return end > word.upperBound + 1 ? word.lowerBound..<end : nil
    }

    /// A key in base 16; what is all that a string of JSON says names something.
    func number(_ word: Range<Int>) -> Range<Int>? {
        guard word.count == SecretShapes.hexDigits, bytes[word].allSatisfy(Self.isHex),
            bytes[word].contains(where: Self.isDigit), bytes[word].contains(where: Self.isLetter)
        else { return nil }
        return isJSON && byte(word.lowerBound - 1) == Self.quote && byte(word.upperBound) == Self.quote ? nil : word
    }

    // MARK: what is called a secret

    private static let quote = UInt8(ascii: "\"")

    /// The secret behind the name of one.
    func value(behind word: Range<Int>) -> Range<Int>? {
        let isScheme = byte(word.upperBound) == UInt8(ascii: " ") && "bBtT".utf8.contains(bytes[word.lowerBound])
        let found = sign(behind: word.upperBound)
        guard isScheme || found != nil, word.count >= 5, word.count <= 60 else { return nil }
        let name = String(decoding: bytes[word], as: UTF8.self).lowercased()
        if SecretShapes.schemes.contains(name), let value = authorization(name, behind: word.upperBound) {
            return value
        }
        guard let part = SecretShapes.settings.first(where: name.contains), !name.hasSuffix("tokens"),
            let (sign, start) = found
        else { return nil }
        let value = self.value(from: start)
        if value.count <= 8, SecretShapes.schemes.contains(String(decoding: bytes[value], as: UTF8.self).lowercased()) {
            return authorization(name, behind: value.upperBound) ?? plain(behind: value.upperBound)
        }
        if part == "session", sign != UInt8(ascii: "=") { return nil }
        return isSecret(value, called: part, sign) ? value : nil
    }

    /// The word behind "Bearer" or "Basic".
    private func authorization(_ scheme: String, behind place: Int) -> Range<Int>? {
        guard let value = plain(behind: place) else { return nil }
        switch scheme {
        case "bearer":
            // Behind what is no key stand the parameters of a refusal.
            let isParameter = bytes[value].dropLast(2).contains(UInt8(ascii: "="))
            let isMixed = bytes[value].contains(where: Self.isDigit) || value.count >= 20
            return !isParameter && (!isJSON || isMixed) ? value : nil
        case "basic":
            let text = value.count < 8 ? nil : Data(base64Encoded: Data(bytes[value]))
            return text?.contains(UInt8(ascii: ":")) == true ? value : nil
        default: return nil
        }
    }

    /// The value behind spaces; nil where there is none.
    private func plain(behind place: Int) -> Range<Int>? {
        let start = end(of: place) { $0 == UInt8(ascii: " ") }
        let value = self.value(from: start)
        return start > place && !value.isEmpty ? value : nil
    }

    /// Bounded, so that what looks like names behind each other is not read again for each.
    private func value(from start: Int) -> Range<Int> {
        var place = start
        while place < min(bytes.count, start + SecretShapes.longestValue), Self.isOfValue(bytes[place]) { place += 1 }
        return start..<place
    }

    private func sign(behind place: Int) -> (sign: UInt8, start: Int)? {
        var place = behindQuote(place)
        place = end(of: place) { $0 == UInt8(ascii: " ") }
        guard let sign = byte(place), sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else { return nil }
        return (sign, behindQuote(end(of: place + 1) { $0 == UInt8(ascii: " ") }))
    }

    /// In JSON only a quotation mark that is escaped belongs to the words.
    private func behindQuote(_ place: Int) -> Int {
        if isJSON { return byte(place) == Self.backslash && byte(place + 1) == Self.quote ? place + 2 : place }
        return byte(place) == Self.quote || byte(place) == UInt8(ascii: "'") ? place + 1 : place
    }

    /// Words of a language and counts of tokens are none.
    private func isSecret(_ value: Range<Int>, called name: String, _ sign: UInt8) -> Bool {
        let value = bytes[value]
        guard value.count >= 4 else { return false }
        let hasDigit = value.contains(where: Self.isDigit)
        if name == "passw" { return hasDigit || sign == UInt8(ascii: "=") }
        if value.allSatisfy({ Self.isDigit($0) || $0 == UInt8(ascii: ".") }) { return false }
        return value.count >= 6 && (hasDigit || sign == UInt8(ascii: "=") || value.contains(UInt8(ascii: "=")))
    }

    // MARK: addresses

    /// What stands between the name and the "@" of an address such as "postgres://name:password@host".
    func password(behind colon: Int) -> Range<Int>? {
        let slashes = self.slashes(behind: colon + 1)
        guard slashes.count == 2 else { return nil }
        let end = self.end(of: slashes.end) { Self.isOfValue($0) && $0 != UInt8(ascii: "/") || $0 == UInt8(ascii: ";") }
        let part = bytes[slashes.end..<end]
        guard let at = part.lastIndex(of: UInt8(ascii: "@")), let divider = part.firstIndex(of: UInt8(ascii: ":")),
            divider + 1 < at
        else { return nil }
        return divider + 1..<at
    }

    /// In JSON each may be escaped.
    private func slashes(behind start: Int) -> (count: Int, end: Int) {
        var (count, place) = (0, start)
        while count < 2 {
            let escaped = isJSON && byte(place) == Self.backslash ? 1 : 0
            guard byte(place + escaped) == UInt8(ascii: "/") else { break }
            (count, place) = (count + 1, place + escaped + 1)
        }
        return (count, place)
    }

    // MARK: people

    func mail(around at: Int, from floor: Int) -> Range<Int>? {
        var start = at
        while start > floor, Self.isOfMail(bytes[start - 1]) { start -= 1 }
        var end = self.end(of: at + 1) { Self.isOfWord($0) || $0 == UInt8(ascii: ".") }
        while end > at + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
        guard start < at, bytes[at + 1..<end].dropFirst().contains(UInt8(ascii: ".")) else { return nil }
        return start..<end
    }

    /// The name in "/home/name".
    func owner(behind word: Range<Int>) -> Range<Int>? {
        guard bytes[word].elementsEqual("home".utf8) || bytes[word].elementsEqual("Users".utf8),
            let before = byte(word.lowerBound - 1), Self.isSlash(before)
        else { return nil }
        let start = behindSlash(word.upperBound)
        var end = self.end(of: start) { Self.isOfValue($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ":") }
        while end > start, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
        return start > word.upperBound && end > start ? start..<end : nil
    }

    private func behindSlash(_ place: Int) -> Int {
        guard let first = byte(place), Self.isSlash(first) else { return place }
        guard isJSON, first == Self.backslash else { return place + 1 }
        // Anything else that is escaped ends the path.
        return byte(place + 1).map(Self.isSlash) == true ? place + 2 : place
    }

    // MARK: bytes

    private func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

    private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == backslash }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    private static func isHex(_ byte: UInt8) -> Bool {
        isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
    }

    private static func isOfMail(_ byte: UInt8) -> Bool { isOfWord(byte) || ".%+".utf8.contains(byte) }

    /// Curly quotation marks and dots begin with 0xE2.
    private static func isOfValue(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0xE2 && byte != backslash && !"\"'`,;&()[]{}<>".utf8.contains(byte)
    }
}
