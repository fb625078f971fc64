/// A text cut into pieces that may each say one thing.
enum Clauses {
    /// From the coarsest cut to the finest: by sentences, by "and", by commas.
    static func cuts(of text: String) -> [[String]] {
        ReadingEffort.count(3 * text.utf8.count)
        let sentences = text.split(separator: /[.;!?]+(?:\s|$)|\n|\x{F8FF}/).map(String.init)
        let parts = sentences.flatMap { $0.split(separator: " and ") }
        let pieces = parts.flatMap { $0.split(separator: ", ") }
        return [sentences, parts.map(String.init), pieces.map(String.init)]
    }
}
