import Echo
import EchoScreen
import EchoText

/// A call that is over, with all that is kept of it.
package struct PastCallViewState: Sendable, Hashable {
    /// One line of its course.
    package struct Entry: Sendable, Hashable {
        /// From the beginning of the call; never negative.
        package let time: Duration
        /// Nil for what happened beside the words.
        package let message: String?
        package let line: [StyledText]

        /// Something that was said.
        ///
        /// - Parameters:
        ///   - partner: who talks with the assistant.
        ///   - wasHeard: false for what the assistant said while nobody heard it.
        ///   - wasCut: its program ended in the middle of it.
        package init(_ message: Message, of partner: CallPartner, at time: Duration, wasHeard: Bool, wasCut: Bool) {
            let author = MessageWording.author(message.role, in: partner)
            let gap = StyledText(NameColumn.gap(behind: author.text))
            let text = message.text.isEmpty ? message.tool?.output ?? "" : message.text
            let mark =
                wasCut
                ? StyledText("↳ the program ended here", .warning)
                : MessageWording.mark(
                    message.status, of: message.medium, by: message.role, hasText: !text.isEmpty, in: partner)
            self.time = max(.zero, time)
            self.message = message.id
            line =
                [author, gap] + (message.tool.map { [StyledText("\(Sanitizer.line($0.call.name)) ", .tool)] } ?? [])
                + (wasHeard ? [] : [MessageWording.notHeard])
                + [StyledText(Sanitizer.line(text), wasHeard ? .plain : .faint)]
                + (mark.map { [StyledText(text.isEmpty ? "" : "  "), $0] } ?? [])
        }

        /// Something that happened.
        package init(_ happened: StyledText, at time: Duration) {
            (self.time, message) = (max(.zero, time), nil)
            line = [StyledText("·       ", .faint), happened]
        }
    }

    /// Of the other side, as people write it; empty where it is withheld.
    package var number: String
    package var isIncoming: Bool
    package var partner: CallPartner { CallPartner(isIncoming: isIncoming) }
    /// "today 14:02".
    package var time: String
    /// Nil where nobody answered.
    package var duration: Duration?
    package var outcome: StyledText
    /// How long an answer took, in the middle.
    package var latency: Duration?
    package var cost: String?
    /// "gpt-realtime", "voice marin".
    package var setup: [String] = []
    /// What the assistant was told to be.
    package var instructions = ""
    /// In order.
    package var entries: [Entry] = []
    package var waveform = CallWaveform([], duration: nil)

    package init(number: String, isIncoming: Bool, time: String, duration: Duration?, outcome: StyledText) {
        (self.number, self.isIncoming, self.time) = (number, isIncoming, time)
        (self.duration, self.outcome) = (duration, outcome)
    }
}
