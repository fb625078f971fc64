import EchoScreen

/// A phrase that can be listened for, and what must be so of a sound to be taken for it.
struct Keyphrase: Sendable, Hashable {
    /// Lower case, one blank between its words.
    let text: String
    /// Of how many sounds it is made.
    let phones: Int

    /// A phrase of fewer sounds is heard in everything.
    static let fewestPhones = 3
    /// What is said in less time is another word: people take 60 to 150 ms for a sound, and the recogniser, in noise,
    /// finds only the loud part of the first and the last.
    static let shortestPhone = Duration.milliseconds(52)
    static let longestPhone = Duration.milliseconds(300)
    /// Who calls begins with it: later than this after the beginning of speech it is part of something else.
    static let latestStart = Duration.milliseconds(450)
    /// How much less probable than any sounds the phrase's may be and still be looked at more closely, a power of ten:
    /// in noise it is that much even for a true call.
    private static let patience = 45

    init(_ text: String, in dictionary: PhoneticDictionary) throws(WakeObstacle) {
        let words = Self.words(of: text)
        let counts = words.map { (word: $0, count: dictionary.count(of: $0)) }
        let unknown = counts.filter { $0.count == nil }.map(\.word)
        guard unknown.isEmpty else { throw .unknownWords(unknown) }
        phones = counts.reduce(0) { $0 + ($1.count ?? 0) }
        guard phones >= Self.fewestPhones else { throw .tooShort(text) }
        self.text = words.joined(separator: " ")
    }

    /// As the recogniser wants to be told.
    var line: String { "\(text) /1e-\(Self.patience)/" }

    /// - Parameters:
    ///   - start: after the beginning of speech.
    ///   - length: of the sound that was taken for it.
    func accepts(start: Duration, length: Duration) -> Bool {
        start <= Self.latestStart && length >= Self.shortestPhone * phones && length <= Self.longestPhone * phones
    }

    static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    }
}
