import Echo

/// A part of the way from the user's last word to the first sound of the answer, in the order of the way; a written
/// answer's way ends at its last word.
public enum LatencyStage: Int, Sendable, Hashable, CaseIterable {
    /// Until the turn is taken as over: before the clock of the answer starts.
    case pause
    /// Until the server has the turn.
    case commit
    case firstToken, firstAudio
    /// From the first sound on the wire to its first sample at the device: ours.
    case device
    /// From the device to the ear.
    case ear
    /// The writing of a written answer, after its beginning.
    case lastToken

    /// Those that an answer can have.
    static func stages(isWritten: Bool) -> [LatencyStage] {
        isWritten ? [.commit, .firstToken, .lastToken] : allCases.filter { $0 != .lastToken }
    }

    /// At most 12 columns.
    func title(isWritten: Bool) -> String {
        isWritten && self == .commit ? "accepted" : title
    }

    private var title: String {
        switch self {
        case .pause: "pause"
        case .commit: "commit"
        case .firstToken: "first token"
        case .firstAudio: "first audio"
        case .device: "to speaker"
        case .ear: "output delay"
        case .lastToken: "last token"
        }
    }

    /// From the end of the user's turn to the end of this stage; nil when it did not happen.
    func end(in summary: TurnSummary) -> Duration? {
        switch self {
        case .pause: .zero
        case .commit: summary.committed
        case .firstToken: summary.firstToken
        case .firstAudio: summary.firstAudio
        case .device: summary.firstSound
        case .ear: summary.firstHeard
        case .lastToken: summary.lastToken
        }
    }
}
