/// The status of a call, in Twilio's words.
public enum CallStatus: String, Sendable, Hashable, CaseIterable {
    case queued
    case initiated
    case ringing
    case inProgress = "in-progress"
    case completed
    case busy
    case failed
    case noAnswer = "no-answer"
    case canceled
    /// Ours: the bridge that held it ended before the call did.
    case brokenOff = "broken-off"

    /// Nobody has answered yet.
    var isWaiting: Bool { [.queued, .initiated, .ringing].contains(self) }
}

extension PhoneLineEnd {
    /// Of a call that had begun.
    var status: CallStatus {
        switch self {
        case .lost, .broken, .noAssistant: .failed
        case .hungUp, .hungUpHere, .stopped, .transferred: .completed
        }
    }
}
