/// Tells words that are meant for the assistant from sounds that only show that somebody listens.
enum Murmur {
    /// Nobody answers with these.
    private static let sounds: Set<String> = [
        "ah", "aha", "eh", "ehm", "er", "erm", "ha", "haha", "hm", "hmm", "hmmm", "huh", "m", "mh", "mhm", "mm", "mmhm",
        "mmhmm", "mmm", "oh", "uh", "uhhuh", "uhuh", "um", "umm",
    ]
    /// Said while somebody else speaks they mean "go on"; said after a question they answer it.
    private static let assents: Set<String> = [
        "alright", "i", "ok", "okay", "right", "see", "sure", "yeah", "yep", "yes",
    ]

    /// Alone they mean nothing: recognisers make them of a hum.
    private static let scraps: Set<String> = [
        "a", "an", "and", "as", "at", "but", "can", "for", "from", "him", "hum", "if", "in", "is", "it", "me", "none",
        "of", "on", "one", "or", "so", "than", "that", "the", "them", "then", "there", "this", "to", "was", "when",
        "where", "with",
    ]

    /// - Parameter isSpeaking: whether the assistant still speaks.
    static func holdsWords(_ text: String, whileAssistantSpeaks isSpeaking: Bool) -> Bool {
        // Noises stand in brackets in transcripts.
        let bare = text.replacing(#/\[[^\]]*\]|\([^)]*\)|\*[^*]*\*/#, with: " ").lowercased().replacing("-", with: "")
        let words = bare.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
            .filter { !sounds.contains($0) && !(isSpeaking && assents.contains($0)) }
        return isSpeaking && words.count == 1 ? !scraps.contains(words[0]) : !words.isEmpty
    }
}
