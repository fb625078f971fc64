import Foundation

/// Knows of which sounds words are made.
struct PhoneticDictionary: Sendable {
    /// The words that are wanted of it, also those that it does not know.
    let words: Set<String>
    private let phones: [String: Int]

    /// - Parameters:
    ///   - text: a word and its sounds a line: "echo EH K OW"; other ways to say it have a number: "echo(2)".
    ///   - words: which of them are wanted.
    init(_ text: String, of words: Set<String>) {
        var phones: [String: Int] = [:]
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " "))
            guard let first = parts.first, parts.count > 1, let word = String(first), words.contains(word) else {
                continue
            }
            phones[word] = min(phones[word] ?? .max, parts.count - 1)
        }
        self.words = words
        self.phones = phones
    }

    init(file: String, of words: Set<String>) {
        self.init((try? String(contentsOfFile: file, encoding: .utf8)) ?? "", of: words)
    }

    /// In how few sounds it can be said; nil for a word that is not known.
    func count(of word: String) -> Int? { phones[word] }
}
