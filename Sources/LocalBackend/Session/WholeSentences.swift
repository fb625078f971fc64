/// The sentences that functions take as they are said: what is one of them, and begins none that is longer, is likely to be
/// all that will be said.
struct WholeSentences: Sendable {
    private var sentences: Set<String> = []
    /// What goes on in something that is expected.
    private var beginnings: Set<String> = []

    init(_ tools: [BrainTool] = []) {
        for tool in tools {
            guard let examples = ToolExamples(tool) else { continue }
            for parameter in ToolParameter.all(of: tool) {
                for phrase in parameter.examples.map(TranscriptText.spokenWords) {
                    if parameter.name == examples.parameter { sentences.insert(phrase) }
                    for (place, letter) in zip(phrase.indices, phrase) where letter == " " {
                        beginnings.insert(String(phrase[..<place]))
                    }
                }
            }
        }
    }

    /// - Parameter words: as a recogniser writes them.
    func holds(_ words: String) -> Bool {
        guard !sentences.isEmpty else { return false }
        let spoken = TranscriptText.spokenWords(words)
        return sentences.contains(spoken) && !beginnings.contains(spoken)
    }
}
