import Foundation

/// Takes a sentence or a name apart. What is longer than ``longest`` is cut, so that no input is costly.
struct HouseTokens {
    /// Characters; nobody gives a longer order in one breath.
    static let longest = 2000

    private var tokens: [HouseToken] = []
    private var word = ""
    private var figures = ""

    static func all(in text: String, longest: Int = longest) -> [HouseToken] {
        var reader = HouseTokens()
        // "1/2 an hour".
        let text = text.contains("1/2") ? text.replacingOccurrences(of: "1/2", with: "half") : text
        let characters = text.prefix(longest).map(Self.narrow)
        for (index, character) in characters.enumerated() {
            reader.take(character, next: index + 1 < characters.count ? characters[index + 1] : nil)
        }
        reader.flush()
        return HouseNumberWords.joined(reader.tokens)
    }

    private mutating func take(_ character: Character, next: Character?) {
        if isSign(character, next) {
            flush()
            figures = "-"
        } else if let digit = Self.digit(character) {
            if !word.isEmpty { flush() }
            figures.append(digit)
        } else if isWithinNumber(character, next) {
            figures.append(character == "," ? "." : character)
        } else if character.isLetter {
            if !figures.isEmpty { flush() }
            word += Self.plain(character)
        } else if !(Self.apostrophes.contains(character) && !word.isEmpty) {
            flush()
            if Self.signs.contains(character) { tokens.append(HouseToken(sign: character)) }
        }
    }

    /// The minus of -5, not the hyphen of B-5.
    private func isSign(_ character: Character, _ next: Character?) -> Bool {
        (character == "-" || character == "−") && word.isEmpty && figures.isEmpty && next.flatMap(Self.digit) != nil
    }

    /// 21.5, 21,5 and 19:30.
    private func isWithinNumber(_ character: Character, _ next: Character?) -> Bool {
        guard [".", ",", ":"].contains(character), !figures.isEmpty, let next, Self.digit(next) != nil else {
            return false
        }
        return !figures.contains { $0 == "." || $0 == ":" }
    }

    private mutating func flush() {
        if !word.isEmpty { tokens.append(HouseToken(word: word)) }
        if !figures.isEmpty { tokens.append(Self.token(figures: figures)) }
        (word, figures) = ("", "")
    }

    private static func token(figures: String) -> HouseToken {
        let parts = figures.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour),
            (0..<60).contains(minute)
        {
            let isExact = hour > 12 || hour == 0 || parts[0].hasPrefix("0")
            return HouseToken(time: .init(hour: hour, minute: minute, isExact: isExact))
        }
        guard let number = Double(figures), number.isFinite, number < 1_000_000 else {
            return HouseToken(word: figures)
        }
        return HouseToken(number: number)
    }

    /// Figures of any script as ASCII.
    private static func digit(_ character: Character) -> Character? {
        guard character.isNumber, let value = character.wholeNumberValue, (0...9).contains(value) else { return nil }
        return Character(String(value))
    }

    /// Letters and signs of East Asian width as those of ASCII.
    private static func narrow(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value),
            let plain = Unicode.Scalar(scalar.value - 0xFEE0)
        else { return character }
        return Character(plain)
    }

    /// Lower case; Latin, Greek and Cyrillic letters without their marks. Others keep them: は is not ば.
    private static func plain(_ character: Character) -> String {
        let lower = character.lowercased()
        if lower.utf8.count == 1 { return lower }
        guard let first = lower.unicodeScalars.first, first.value < 0x600 || (0x1E00..<0x2000).contains(first.value)
        else { return lower }
        if let known = letters[lower] { return known }
        let bare = lower.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(bare))
    }

    private static let apostrophes: Set<Character> = ["'", "’", "‘", "ʼ"]
    private static let signs: Set<Character> = ["%", "°", ",", ";", ".", "?", "!", ":"]
    private static let letters = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    ]
}
