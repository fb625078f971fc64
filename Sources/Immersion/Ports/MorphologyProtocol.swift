/// Knows how the words of one language are formed.
public protocol MorphologyProtocol: Sendable {
    /// Every reading of every word, in the order of the words; none for an unknown word.
    func readings(of words: [String]) async throws -> [[WordReading]]
    /// The forms, in the order they were asked for; nil where there is none.
    func forms(of wanted: [WantedForm]) async throws -> [String?]
}
