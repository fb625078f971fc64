/// The sentences for when there are no words to answer, or none yet.
enum StandingLines {
    static let notCaught = "I did not catch that. Could you say it again?"
    /// Before a function is called.
    static let preamble = "One moment, let me check."
    /// While the other talks for long.
    static let attention = "Mhm."
    static let failed = "Sorry, that did not work."
    static let overloaded = "I am still busy with what you asked for before."
    /// While nothing of an answer is there.
    static func delay(_ delay: BrainDelay) -> String {
        switch delay {
        case .queued: "One moment, somebody else is being answered. "
        case .loading: "One moment, the model is being loaded. "
        case .slow: "This takes a while on this machine. Wait, or say stop. "
        }
    }
    static let stillThere = "Are you still there?"
}
