extension RecognizedWords {
    /// One after the other.
    static func joining(_ parts: [RecognizedWords]) -> RecognizedWords {
        let parts = parts.filter { !$0.text.isEmpty }
        guard parts.count != 1 else { return parts[0] }
        return RecognizedWords(
            text: TranscriptText.written(
                parts.enumerated().map { $0 == 0 ? $1.text : TranscriptText.continued($1.text) }.joined(separator: " ")),
            words: parts.flatMap(\.words))
    }

    /// As part of a longer recording.
    func delayed(bySamples offset: Int) -> RecognizedWords {
        let delay = Duration.seconds(Double(offset) / 24_000)
        var transcript = self
        transcript.words = words.map { Word(text: $0.text, start: $0.start + delay, end: $0.end + delay) }
        return transcript
    }
}
