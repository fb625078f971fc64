public import Echo
import EchoText

extension SaidMessage {
    /// A message that was kept.
    ///
    /// - Parameters:
    ///   - partner: who talked with the assistant where it was said in a telephone call.
    ///   - wasHeard: false for what was said while nobody heard it.
    public init(_ message: Message, in partner: CallPartner? = nil, wasHeard: Bool = true) {
        let text = message.text.isEmpty ? message.tool?.output ?? "" : message.text
        let mark = wasHeard ? "" : MessageWording.notHeard.text
        let heard: Int? = if case .interrupted(_, let characters) = message.status { characters } else { nil }
        self.init(
            id: message.id, name: MessageWording.author(message.role, in: partner).text, role: message.role.rawValue,
            date: message.createdAt, text: mark + text, heardCharacters: heard.map { $0 + mark.count },
            tool: message.tool?.call.name, arguments: message.tool?.call.arguments)
        thoughts = message.thoughts.map(ThoughtsPresenter.written)
        sources = message.sources
        isFromSummary = message.compaction != nil
        pictures = message.pictures.map(\.withoutBytes)
    }
}
