/// What is said when there are no words to answer.
enum StandingLines {
    static let notCaught = "I did not catch that. Could you say it again?"
    static let stillThere = "Are you still there?"
}
