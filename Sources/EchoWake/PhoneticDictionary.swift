import Foundation

/// Knows of which sounds words are made.
struct PhoneticDictionary: Sendable {
    private let phones: [String: Int]

    /// - Parameters:
    ///   - text: a word and its sounds a line: "echo EH K OW"; other ways to say it have a number: "echo(2)".
    ///   - words: which of them are wanted.
    init(_ text: String, of words: [String]) {
        let wanted = Set(words)
        var phones: [String: Int] = [:]
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " "))
            guard let first = parts.first, parts.count > 1, let word = String(first), wanted.contains(word) else {
                continue
            }
            phones[word] = min(phones[word] ?? .max, parts.count - 1)
        }
        self.phones = phones
    }

    init(file: String, of words: [String]) {
        self.init((try? String(contentsOfFile: file, encoding: .utf8)) ?? "", of: words)
    }

    /// In how few sounds it can be said; nil for a word that is not known.
    func count(of word: String) -> Int? { phones[word] }
}
