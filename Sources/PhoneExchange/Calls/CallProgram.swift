/// Where it is written what to do with a call.
enum CallProgram: Sendable, Hashable {
    /// The app is asked, and told this besides.
    case ask(url: String, with: ExchangeForm)
    case document(String)
}
