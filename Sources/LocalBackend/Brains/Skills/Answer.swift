/// Builds the parts of an answer.
enum Answer {
    /// One part a sentence, joined by spaces.
    static func sentences(_ sentences: [String]) -> [BrainPart] {
        sentences.enumerated().map { .text($1 + ($0 + 1 < sentences.count ? " " : "")) }
    }
}
