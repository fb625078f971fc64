/// What a way of talking lets be set or asked for, beyond talking itself.
///
/// Whoever offers something asks for this, not for the name of a model.
public enum LegCapability: String, Sendable, Hashable, CaseIterable {
    /// How the user's turns end, and when: silence, loudness, eagerness, patience, idle timeout.
    case turnDetection
    /// The server is told how much of an answer was heard.
    case truncation
    /// The user ends the turn; else push to talk only opens the microphone.
    case manualTurns
    /// How fast the voice speaks.
    case speed
    /// Answers that are written only.
    case textOnly
    /// The voice itself looks at pictures; else a model that writes does it.
    case images
    /// The model that speaks calls tools itself; else a delegate does.
    case sessionTools
    /// What writes down the user's words, and what it is told beforehand.
    case transcription
    /// The server takes noise away.
    case noiseReduction
    /// Tokens of an answer, and how much is thought before it.
    case answerLimits
    /// Messages can be taken out of the memory of the model.
    case forgetting

    /// A conversation by turns.
    static let turns = Set(allCases)
    /// One in which both sides may speak at once.
    static let live: Set<LegCapability> = []
}

extension ModelCatalogue {
    /// The capabilities of a voice of this name. An unknown one takes turns.
    public func capabilities(ofVoice name: String) -> Set<LegCapability> {
        isLive(name) ? LegCapability.live : LegCapability.turns
    }

    /// Whether both sides may speak at once with a model.
    func isLive(_ name: String) -> Bool {
        guard let apis = self[name]?.apis else { return false }
        return apis.contains(.live) && !apis.contains(.realtime)
    }
}
