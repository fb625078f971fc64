import Foundation

/// The voice's speech, as far as the loudspeaker has it.
struct LiveSpeech: Sendable {
    var voice = LiveVoice()
    /// The messages of what the loudspeaker has.
    var messages: [String: String] = [:]
    /// The message in which the voice speaks next, when it has no words yet.
    var next: String?
    /// The message that the user has talked over, whose last words may still come.
    var cut: String?
    var timing = AnswerTiming()
    /// The end of the user's words to which something was said already.
    var answered: ContinuousClock.Instant?
}

/// The spoken words of both sides.
struct LiveTalk: Sendable {
    var utterances = LiveUtterances()
    /// Of the session that went before, whose last words may still come.
    var former: (utterances: LiveUtterances, clock: Int)?
    /// Utterances of the user so far.
    var heard = 0
    /// What was typed last, until something is said to it.
    var awaited: String?
    /// Whether words are to follow what was asked, and for how long they are waited for.
    var expectation = LiveExpectation()
}

/// The work of delegates.
struct LiveWork: Sendable {
    var delegates: [Int: LiveDelegate] = [:]
    var last = 0
    /// Searches of the web that are under way.
    var searches: [LiveSearchKey: AnswerSearch] = [:]
    /// How many are over and were not paid for yet, by whose they are.
    var unpaidSearches: [String: Int] = [:]
    /// Work that the server's own delegate does, and when the server told of it last.
    var server = LiveServerWork()
    var news: ContinuousClock.Instant?
    /// Of the server's own delegate, since somebody wanted something.
    var rounds = ToolRounds()
}

/// The models beside the one that speaks.
struct LiveModels: Sendable {
    /// What is known of models.
    var known = ModelCatalogue.published
    /// Does the work of delegates; empty until it is known.
    var thinker = ""
    /// Whether the model that does the work looks at pictures.
    var sees = false
    /// Names of models that could be asked instead.
    var others: [String] = []
}

/// The parts of the conversation that the running session was told, and those it is still to be told.
struct LiveTelling: Sendable {
    /// What was said before, as long as the conversation still goes on elsewhere.
    var earlier: [Message] = []
    /// How much of the newest messages was told when it began, in characters.
    var told: [String: Int] = [:]
    /// What was typed while there was no session.
    var unanswered: [String] = []
}
