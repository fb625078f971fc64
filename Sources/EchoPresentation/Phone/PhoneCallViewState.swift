public import Echo
import EchoText

/// A telephone call as it is watched.
public struct PhoneCallViewState: Sendable, Hashable, Identifiable {
    /// What was said, and who said it.
    public struct Line: Sendable, Hashable {
        public let message: String
        public var author: StyledText
        /// Safe to draw, on one line or several.
        public var text: String
        /// The assistant said it while it was muted, or while a person spoke in its place.
        public var wasHeard: Bool
        /// No more of it comes.
        public var isFinal: Bool

        public init(
            message: String, author: StyledText, text: String, wasHeard: Bool = true, isFinal: Bool = true
        ) {
            self.isFinal = isFinal
            (self.message, self.author, self.text, self.wasHeard) = (message, author, text, wasHeard)
        }
    }

    /// Tenths of a second that are remembered: a minute.
    public static let remembered = 600
    /// What was said longer ago is in the history.
    public static let mostLines = 200

    public let id: String
    /// Of the other side, as people write it; empty where it is withheld.
    public var number: String
    public var isIncoming: Bool
    public var partner: CallPartner { CallPartner(isIncoming: isIncoming) }
    /// By the running time of the program.
    public var startedAt: Duration
    public var turn = Turn.idle
    /// How loud each tenth of a second was, 0–255, the newest last.
    public var caller: [UInt8] = []
    public var assistant: [UInt8] = []
    public var lines: [Line] = []
    /// Nobody has answered here yet.
    public var isRinging = false
    /// How far a call is that was made and is not answered yet; nil for any other.
    public var placed: PlacedCallState?
    public var isMuted = false
    public var isTakenOver = false
    /// Who is called or calls does not listen: the telephone put the call aside.
    public var isHeld = false
    public var isHeard = false
    public var isRecorded = false
    /// What went wrong last, or was done.
    public var notice: StyledText?
    public var latency: Duration?
    public var cost: String?

    public init(id: String, number: String, isIncoming: Bool, startedAt: Duration) {
        (self.id, self.number, self.isIncoming, self.startedAt) = (id, number, isIncoming, startedAt)
    }

    public mutating func hear(caller: UInt8, assistant: UInt8) {
        self.caller = Array((self.caller + [caller]).suffix(Self.remembered))
        self.assistant = Array((self.assistant + [assistant]).suffix(Self.remembered))
    }

    /// A message is new, or has grown.
    public mutating func say(_ message: Message) {
        guard [.user, .assistant].contains(message.role), !message.text.isEmpty else { return }
        let known = lines.last { $0.message == message.id }
        let isAudible = message.role == .user || (!isMuted && !isTakenOver)
        say(
            message.text, as: message.id, isPartner: message.role == .user, wasHeard: known?.wasHeard ?? isAudible,
            isFinal: message.isFinal)
    }

    /// - Parameters:
    ///   - text: all of it so far.
    ///   - isPartner: the other side says it, and not the assistant.
    public mutating func say(
        _ text: String, as message: String, isPartner: Bool, wasHeard: Bool = true, isFinal: Bool
    ) {
        let author = isPartner ? StyledText(partner.name, .user) : StyledText("echo", .assistant)
        let line = Line(
            message: message, author: author, text: Sanitizer.visible(text), wasHeard: wasHeard, isFinal: isFinal)
        if let index = lines.lastIndex(where: { $0.message == message }) {
            lines[index] = line
        } else {
            lines = (lines + [line]).suffix(Self.mostLines)
        }
    }
}
