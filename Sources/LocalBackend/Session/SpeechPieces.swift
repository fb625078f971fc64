/// Cuts a spoken sentence into pieces of sound, each with the words that go with it.
enum SpeechPieces {
    struct Piece: Sendable, Hashable {
        var text: String
        var samples: [Int16]
    }

    /// Words are spread evenly over the sound and come before it; together the pieces are the sentence.
    static func split(_ text: String, _ samples: [Int16], samplesPerPiece: Int) -> [Piece] {
        let count = max(1, (samples.count + samplesPerPiece - 1) / samplesPerPiece)
        let words = WordChunks.split(text)
        return (0..<count).map { index in
            let start = (words.count * index + count - 1) / count
            let end = (words.count * (index + 1) + count - 1) / count
            let from = min(samples.count, index * samplesPerPiece)
            let to = min(samples.count, from + samplesPerPiece)
            return Piece(text: words[start..<end].joined(), samples: Array(samples[from..<to]))
        }
    }
}
