/// How the assistant answers: `.audio` or `.text`.
public typealias EchoMode = ConversationMode
