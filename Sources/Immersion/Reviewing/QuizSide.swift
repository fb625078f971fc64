/// The side of a card that is shown while the rest is asked.
package enum QuizSide: String, Hashable, Sendable, CaseIterable {
    /// Its meaning is shown, and the word asked.
    case words
    /// The word is shown, and its meaning asked.
    case meaning
    /// The word is heard, and asked.
    case listening
}
