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

    /// - Parameter isSpeaking: whether the assistant still speaks.
    static func holdsWords(_ text: String, whileAssistantSpeaks isSpeaking: Bool) -> Bool {
        // Noises stand in brackets in transcripts.
        let bare = text.replacing(#/\[[^\]]*\]|\([^)]*\)|\*[^*]*\*/#, with: " ").lowercased().replacing("-", with: "")
        return bare.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init).contains {
            !sounds.contains($0) && !(isSpeaking && assents.contains($0))
        }
    }
}
