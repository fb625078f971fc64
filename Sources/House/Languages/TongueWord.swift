import Foundation

/// One word, number or sign of a sentence in another language.
struct TongueWord: Sendable, Hashable {
    /// With what stood around it, up to the spaces.
    var original: String
    var token: HouseToken
    /// As it is compared.
    var plain: String

    var isSign: Bool { token.isSign }

    static func all(in text: String, _ spelling: TongueSpelling) -> [TongueWord] {
        var words: [TongueWord] = []
        for chunk in spelling.parted(text).split(whereSeparator: \.isWhitespace) {
            for token in HouseTokens.all(in: String(chunk)) {
                words.append(TongueWord(original: String(chunk), token: token, plain: spelling.plain(token.word)))
            }
        }
        return words
    }

    /// The words as they were said; signs around them are left out.
    static func text(_ words: some Collection<TongueWord>) -> String {
        var chunks: [String] = []
        var tokens = 0
        for word in words where !word.isSign {
            // Several tokens of one chunk stand for it once.
            let size = HouseTokens.all(in: word.original).filter { !$0.isSign }.count
            if tokens == 0 { chunks.append(word.original) }
            tokens = (tokens + 1) % max(1, size)
        }
        return chunks.map { $0.trimmingCharacters(in: .init(charactersIn: ",;:.!?¿¡“”\"„«»()")) }
            .joined(separator: " ")
    }
}

/// How the words of a language are compared.
enum TongueSpelling: Sendable {
    case plain
    /// "Kueche" is "Küche", and plurals and cases are one.
    case german
    /// "L'entrée" is two words.
    case french

    func parted(_ text: String) -> String {
        guard self == .french else { return text }
        var result = ""
        for character in text {
            result.append(character)
            if "'’".contains(character) { result.append(" ") }
        }
        return result
    }

    func plain(_ word: String) -> String {
        guard self == .german, word.contains("e") else { return word }
        var result: [Character] = []
        for character in word {
            let isFolded =
                character == "e" && result.last.map { "aou".contains($0) } == true
                && !(result.dropLast().last.map { "aeq".contains($0) } ?? false)
            if !isFolded { result.append(character) }
        }
        return String(result)
    }

    /// Near enough to compare names with what is said of them.
    func stem(_ word: String) -> String {
        switch self {
        case .german:
            let bare = word.count > 4 && word.hasSuffix("s") ? String(word.dropLast()) : word
            for ending in ["ern", "en", "er", "em", "e", "n"]
            where bare.count - ending.count >= 3 && bare.hasSuffix(ending) {
                return String(bare.dropLast(ending.count))
            }
            return bare
        case .plain, .french:
            for ending in ["es", "as", "os", "s", "x", "e", "a", "o"]
            where word.count - ending.count >= 3 && word.hasSuffix(ending) {
                return String(word.dropLast(ending.count))
            }
            return word
        }
    }
}
