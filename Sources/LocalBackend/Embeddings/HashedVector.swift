import Foundation

/// The vector of a text: its words, pairs of words and letter n-grams, each hashed to a few signed places
/// (feature hashing, Weinberger et al. 2009), and the whole brought to length 1.
///
/// It knows nothing of meaning: texts lie near each other as far as they share words and parts of words.
struct HashedVector: Sendable {
    /// A feature goes to so many places, so that two that share one differ in the others.
    private static let places = 3
    private static let pairWeight: Float = 0.6
    /// Of all letter n-grams of a word together, against the word itself.
    private static let lettersWeight: Float = 0.9
    /// Words that nearly every text has say little of what it is about.
    private static let commonWeight: Float = 0.15
    private static let common: Set<String> = [
        "a", "about", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did",
        "do", "does", "for", "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in", "is", "it",
        "its",
        "me", "my", "no", "not", "of", "on", "or", "our", "please", "she", "should", "so", "some", "that", "the",
        "their", "them", "then", "there", "they", "this", "to", "us", "was", "we", "were", "what", "when", "where",
        "which", "who", "why", "will", "with", "would", "you", "your",
    ]

    private(set) var values: [Float]

    init(_ text: String, dimensions: Int) {
        values = Array(repeating: 0, count: max(1, dimensions))
        let words = Self.words(text)
        var counts: [String: Int] = [:]
        for word in words { counts[word, default: 0] += 1 }
        for word in counts.keys.sorted() { add(word, times: counts[word] ?? 0) }
        for (first, second) in zip(words, words.dropFirst()) {
            let weight = min(Self.weight(first), Self.weight(second)) * Self.pairWeight
            add(feature: first + " " + second, weight: weight)
        }
        // A text of signs only is still a text.
        if words.isEmpty { add(feature: text, weight: 1) }
        normalize()
    }

    /// The numbers of a tokenizer stand for words whose letters nobody knows here.
    init(tokens: [Int], dimensions: Int) {
        values = Array(repeating: 0, count: max(1, dimensions))
        var counts: [Int: Int] = [:]
        for token in tokens { counts[token, default: 0] += 1 }
        for token in counts.keys.sorted() {
            add(feature: "#\(token)", weight: Float(counts[token] ?? 0).squareRoot())
        }
        for (first, second) in zip(tokens, tokens.dropFirst()) {
            add(feature: "#\(first) #\(second)", weight: Self.pairWeight)
        }
        normalize()
    }

    private mutating func add(_ word: String, times: Int) {
        let weight = Self.weight(word) * Float(times).squareRoot()
        add(feature: word, weight: weight)
        let grams = Self.grams(of: word)
        let share = Self.lettersWeight * weight / Float(max(1, grams.count)).squareRoot()
        for gram in grams { add(feature: gram, weight: share) }
    }

    private mutating func add(feature: String, weight: Float) {
        var hash = Self.hash(feature)
        for _ in 0..<Self.places {
            hash = Self.mix(hash)
            let place = Int((hash >> 1) % UInt64(values.count))
            values[place] += hash & 1 == 0 ? weight : -weight
        }
    }

    private mutating func normalize() {
        let length = values.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length > 0 else {
            values[0] = 1
            return
        }
        for index in values.indices { values[index] /= length }
    }

    private static func weight(_ word: String) -> Float { common.contains(word) ? commonWeight : 1 }

    private static func words(_ text: String) -> [String] {
        text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
            .split { !($0.properties.isAlphabetic || $0.properties.numericType != nil || isMark($0)) }
            .map { String(String.UnicodeScalarView($0.filter { !isMark($0) })) }
            .filter { !$0.isEmpty }
    }

    /// An accent, apart from its letter.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .nonspacingMark || scalar == "'" || scalar == "’"
    }

    /// Three to five letters each, with the ends of the word marked.
    private static func grams(of word: String) -> [String] {
        let letters = Array("^" + word + "$")
        return (3...5).flatMap { length in
            letters.count < length
                ? [] : (0...(letters.count - length)).map { "\(length)" + String(letters[$0..<$0 + length]) }
        }
    }

    /// FNV-1a, 64 bits.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// One step of SplitMix64.
    private static func mix(_ seed: UInt64) -> UInt64 {
        var random = SplitMix64(seed: seed)
        return random.next()
    }
}
