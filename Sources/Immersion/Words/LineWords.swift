import Foundation

/// The words of a line, for those who want to know one of them.
enum LineWords {
    private static let most = 200

    /// Each once, in the order of the line, without numbers.
    static func words(of line: String, in language: RoomLanguage) -> [String] {
        var seen: Set<String> = []
        let words = language == .japanese ? JapaneseWords.split(line) : line.split { !isPart($0) }.map(String.init)
        return words.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'’-")) }
            .filter { $0.contains(where: \.isLetter) && seen.insert($0.lowercased()).inserted }.prefix(most)
            .map { $0 }
    }

    /// The word that holds a place, or ends there; nil between words.
    ///
    /// - Parameter place: in front of which character.
    static func word(at place: Int, in text: String) -> String? {
        let characters = Array(text)
        let place = min(max(place, 0), characters.count)
        var (start, end) = (place, place)
        while start > 0, isPart(characters[start - 1]) { start -= 1 }
        while end < characters.count, isPart(characters[end]) { end += 1 }
        return start < end ? String(characters[start..<end]) : nil
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character == "'" || character == "’" || character == "-"
    }
}
