/// Sees that a turn is probably over before it is: the words are there and it is quiet, but not for long enough yet. What
/// is begun then is stopped when the person goes on.
struct LikelyEndOfTurn: Sendable, Hashable {
    enum Step: Sendable, Hashable {
        /// These are probably all the words.
        case begin(String)
        /// The person goes on.
        case stop
    }

    /// So much silence is no pause between two words.
    private static let quietMs = 160
    /// Less voice is a click, or a breath.
    private static let voiceMs = 100
    /// Words that came before more voice than this are not all of them.
    private static let lateMs = 300
    /// A turn with more pauses than that is waited for.
    private static let mostTries = 4

    private var quietMs = 0
    private var voiceMs = 0
    private var words = ""
    /// Voice since the words came.
    private var unheardMs = 0
    private var begun: String?
    private var tries = 0

    mutating func take(_ words: String) { (self.words, unheardMs) = (words, 0) }

    /// - Parameter milliseconds: that pass, with voice or without.
    mutating func pass(_ milliseconds: Int, isVoice: Bool) -> Step? {
        isVoice ? goOn(milliseconds) : rest(milliseconds)
    }

    private mutating func goOn(_ milliseconds: Int) -> Step? {
        voiceMs = quietMs > 0 ? milliseconds : voiceMs + milliseconds
        quietMs = 0
        unheardMs += milliseconds
        guard begun != nil, voiceMs >= Self.voiceMs else { return nil }
        (begun, words) = (nil, "")
        return .stop
    }

    private mutating func rest(_ milliseconds: Int) -> Step? {
        quietMs += milliseconds
        let isAll = !words.isEmpty && unheardMs <= Self.lateMs && !SemanticEndOfTurn.isUnfinished(words)
        guard quietMs >= Self.quietMs, isAll, begun != words, tries < Self.mostTries else { return nil }
        begun = words
        tries += 1
        return .begin(words)
    }
}
