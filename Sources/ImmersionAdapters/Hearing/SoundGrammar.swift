/// Words taken apart into their sounds, as a grammar whose words are single sounds: which place of the line, and which
/// sound of the English model.
struct SoundGrammar {
    /// Sounds of a line.
    static let most = 120

    let closed: ClosedGrammar
    private let words: [[String]]
    /// The word and the sound in it that each place of the line is.
    private let places: [(word: Int, sound: Int)]

    /// Nil for a line without sounds, or with too many.
    init?(_ words: [[String]]) {
        var places: [(word: Int, sound: Int)] = []
        var parts: [String] = []
        for (word, sounds) in words.enumerated() {
            if word > 0 { parts.append("[\(Self.silence)]") }
            for (index, sound) in sounds.enumerated() {
                let ways = PhoneTable.ways(of: sound).filter { !$0.isEmpty }
                guard !ways.isEmpty else { continue }
                let place = places.count
                places.append((word, index))
                let words = ways.map { way in way.map { "s\(place)\($0.lowercased())" }.joined(separator: " ") }
                parts.append("(\(words.joined(separator: " | ")))")
            }
        }
        guard !places.isEmpty, places.count <= Self.most else { return nil }
        (self.words, self.places) = (words, places)
        closed = ClosedGrammar(
            dictionary: Self.dictionary,
            grammar: "#JSGF V1.0;\ngrammar choices;\npublic <choice> = \(parts.joined(separator: " "));\n")
    }

    /// Of each sound of each word the mean of its frames; nil for one that was not heard.
    func scores(_ heard: [ClosedSetDecoder.Segment]) -> [[(sound: String, score: Double?)]] {
        var sums: [Int: (score: Double, count: Int)] = [:]
        for segment in heard {
            guard let place = Int(segment.word.dropFirst().prefix { $0.isNumber }) else { continue }
            let sum = sums[place] ?? (0, 0)
            sums[place] = (sum.score + segment.score, sum.count + 1)
        }
        var scores = words.map { $0.map { (sound: $0, score: Double?.none) } }
        // What does not reach the last sound was something else.
        guard sums[places.count - 1] != nil else { return scores }
        for (index, place) in places.enumerated() {
            guard let sum = sums[index] else { continue }
            scores[place.word][place.sound].score = sum.score / Double(sum.count)
        }
        return scores
    }

    /// Any sounds in any order: how well this recording can be heard at all.
    static let anything = ClosedGrammar(
        dictionary: dictionary,
        grammar: """
            #JSGF V1.0;
            grammar choices;
            public <choice> = (\(([silence] + PhoneTable.phones.sorted().map { "s0\($0.lowercased())" }).joined(separator: " | ")))+;

            """)

    /// How long something was said, hundredths of a second.
    static func spoken(_ heard: ClosedSetDecoder.Heard) -> Int {
        heard.words.reduce(0) { $1.word == silence ? $0 : $0 + $1.frames }
    }

    private static let silence = "silence"

    /// Always the same, so that the recogniser reads it once.
    private static let dictionary: String = {
        var lines = ["\(silence) SIL"]
        for place in 0..<most {
            lines += PhoneTable.phones.sorted().map { "s\(place)\($0.lowercased()) \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }()
}
