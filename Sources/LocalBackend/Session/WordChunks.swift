/// Cuts text into words, each with the white space before it; together they are the text.
enum WordChunks {
    static func split(_ text: String) -> [String] {
        var chunks: [String] = []
        var current = ""
        var hasWord = false
        for character in text {
            if character.isWhitespace, hasWord {
                chunks.append(current)
                current = ""
                hasWord = false
            }
            if !character.isWhitespace { hasWord = true }
            current.append(character)
        }
        if hasWord || chunks.isEmpty {
            if !current.isEmpty { chunks.append(current) }
        } else {
            chunks[chunks.count - 1] += current
        }
        return chunks
    }
}
