public import Echo
public import Foundation

/// One line of a log of the wire.
public enum WireLogLine: Sendable, Hashable {
    case event(WireRecord)
    /// What the loudspeaker did with an item.
    case playback(Playback, at: Date)
    /// The server or model that answered in it.
    case server(ServerIdentity, at: Date)

    public enum Playback: Sendable, Hashable {
        case started(item: String)
        case finished(item: String)
        case interrupted(item: String, heard: Duration)

        /// Nil for what is no news of the loudspeaker.
        public init?(_ event: EchoEvent) {
            switch event {
            case .assistantStartedSpeaking(let id): self = .started(item: id)
            case .assistantStoppedSpeaking(let id): self = .finished(item: id)
            case .assistantInterrupted(let id, let heard): self = .interrupted(item: id, heard: heard)
            default: return nil
            }
        }
    }

    /// When it was written.
    public var date: Date {
        switch self {
        case .event(let record): record.date
        case .playback(_, let date), .server(_, let date): date
        }
    }
}
