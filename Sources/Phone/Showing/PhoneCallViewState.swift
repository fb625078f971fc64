import Echo
import EchoScreen
import EchoText
import PhoneBridge

/// A telephone call as it is watched.
package struct PhoneCallViewState: Sendable, Hashable, Identifiable {
    /// The words said, and their speaker.
    package struct Line: Sendable, Hashable {
        package let message: String
        package var author: StyledText
        /// Safe to draw, on one line or several.
        package var text: String
        /// The assistant said it while it was muted, or while a person spoke in its place.
        package var wasHeard: Bool
        /// No more of it comes.
        package var isFinal: Bool

        package init(
            message: String, author: StyledText, text: String, wasHeard: Bool = true, isFinal: Bool = true
        ) {
            self.isFinal = isFinal
            (self.message, self.author, self.text, self.wasHeard) = (message, author, text, wasHeard)
        }
    }

    /// Tenths of a second that are remembered: a minute.
    package static let remembered = 600
    /// What was said longer ago is in the history.
    package static let mostLines = 200

    package let id: String
    /// Of the other side, as people write it; empty where it is withheld.
    package var number: String
    package var isIncoming: Bool
    package var partner: CallPartner { CallPartner(isIncoming: isIncoming) }
    /// By the running time of the program.
    package var startedAt: Duration
    package var turn = Turn.idle
    /// How loud each tenth of a second was, 0–255, the newest last.
    package var caller: [UInt8] = []
    package var assistant: [UInt8] = []
    package var lines: [Line] = []
    /// Nobody has answered here yet.
    package var isRinging = false
    /// How far a call is that was made and is not answered yet; nil for any other.
    package var placed: PlacedProgress?
    package var isMuted = false
    package var isTakenOver = false
    /// Who is called or calls does not listen: the telephone put the call aside.
    package var isHeld = false
    package var isHeard = false
    package var isRecorded = false
    /// What went wrong last, or was done.
    package var notice: StyledText?
    package var latency: Duration?
    package var cost: String?

    package init(id: String, number: String, isIncoming: Bool, startedAt: Duration) {
        (self.id, self.number, self.isIncoming, self.startedAt) = (id, number, isIncoming, startedAt)
    }

    package mutating func hear(caller: UInt8, assistant: UInt8) {
        self.caller = Array((self.caller + [caller]).suffix(Self.remembered))
        self.assistant = Array((self.assistant + [assistant]).suffix(Self.remembered))
    }

    /// A message is new, or has grown.
    package mutating func say(_ message: Message) {
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
    package mutating func say(
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
