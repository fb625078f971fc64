import Foundation
import GRDB

/// The words of the index, to look for one that stands within what the index takes for a word, and for other forms of one.
struct IndexedWords {
    /// A part that stands in more of them says little.
    private static let most = 500

    /// To be run once on each connection; the index may be made later.
    static let preparation = "CREATE VIRTUAL TABLE temp.message_word USING fts5vocab(main, message_text, row)"

    let database: Database

    /// - Parameter part: of a script that leaves no spaces.
    func containing(_ part: String) throws -> [String] {
        let pattern = part.map { "%_\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return try String.fetchAll(
            database, sql: "SELECT term FROM temp.message_word WHERE term LIKE ? ESCAPE '\\' LIMIT \(Self.most)",
            arguments: ["%\(pattern)%"])
    }

    /// - Parameter word: of letters; its case and its accents do not count.
    func forms(of word: String) throws -> [String] {
        let word = word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        guard word.count >= WordEndings.leastShared else { return [] }
        let beginning = String(word.prefix(WordEndings.leastShared))
        let terms = try String.fetchAll(
            database, sql: "SELECT term FROM temp.message_word WHERE term BETWEEN ? AND ?",
            arguments: [beginning, beginning + "\u{10FFFF}"])
        return Array(terms.lazy.filter { $0 != word && WordEndings.areForms($0, word) }.prefix(Self.most))
    }
}

/// Which words are forms of one: "heron" and "herons", "nest" and "nesting". Their endings are those of English and of its
/// neighbours; words that change within are not found out.
enum WordEndings {
    /// Letters that two forms share at the beginning, at least.
    static let leastShared = 4
    /// After what is shared; nothing for the shorter form.
    private static let endings: Set<String> = [
        "", "s", "es", "e", "ed", "d", "er", "ers", "r", "en", "n", "ing", "ings", "ly", "y", "ies", "ied",
    ]

    /// - Parameters: two words in small letters without accents.
    static func areForms(_ one: String, _ other: String) -> Bool {
        let shared = zip(one, other).prefix { $0 == $1 }.count
        guard shared >= leastShared else { return false }
        return endings.contains(String(one.dropFirst(shared))) && endings.contains(String(other.dropFirst(shared)))
    }
}
