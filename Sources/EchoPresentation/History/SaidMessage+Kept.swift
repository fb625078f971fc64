public import Echo
import EchoText

extension SaidMessage {
    /// A message that was kept.
    ///
    /// - Parameter isCall: it was said in a telephone call.
    public init(_ message: Message, isCall: Bool = false) {
        let heard: Int? = if case .interrupted(_, let characters) = message.status { characters } else { nil }
        self.init(
            id: message.id, name: MessageWording.author(message.role, isCall: isCall).text, role: message.role.rawValue,
            date: message.createdAt, text: message.text.isEmpty ? message.tool?.output ?? "" : message.text,
            heardCharacters: heard, tool: message.tool?.call.name, arguments: message.tool?.call.arguments)
    }
}
