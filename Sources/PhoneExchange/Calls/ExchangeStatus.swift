/// How far a call is.
public enum ExchangeStatus: String, Sendable, Hashable {
    case queued
    case initiated
    case ringing
    case inProgress = "in-progress"
    case completed
    case busy
    case failed
    case noAnswer = "no-answer"
    case canceled

    /// Nothing follows.
    public var isOver: Bool {
        switch self {
        case .completed, .busy, .failed, .noAnswer, .canceled: true
        case .queued, .initiated, .ringing, .inProgress: false
        }
    }

    /// What the app calls it where it says what it wants to be told.
    var event: String? {
        switch self {
        case .queued: nil
        case .initiated, .ringing: rawValue
        case .inProgress: "answered"
        case .completed, .busy, .failed, .noAnswer, .canceled: "completed"
        }
    }
}
