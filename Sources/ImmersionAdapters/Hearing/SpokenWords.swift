import Foundation

/// The words of a text as a recogniser counts them: in lower case, without punctuation.
enum SpokenWords {
    /// At most `most` of them.
    static func split(_ text: String, most: Int = 60) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text.lowercased().precomposedStringWithCanonicalMapping + " " {
            let isInner = !word.isEmpty && (character == "'" || character == "’")
            if character.isLetter || isInner {
                word.append(character == "’" ? "'" : character)
            } else if !word.isEmpty {
                while word.hasSuffix("'") { word.removeLast() }
                if !word.isEmpty, word.utf8.count <= 100 { words.append(word) }
                word = ""
            }
            if words.count >= most { break }
        }
        return words
    }
}
