/// An Anki that runs, with its add-on AnkiConnect.
public protocol AnkiProtocol: Sendable {
    /// - Parameter address: of the add-on.
    /// - Returns: how many cards were new to Anki.
    func send(_ cards: [ReviewCard], to deck: String, at address: String) async throws(AnkiConnectError) -> Int
    /// The cards of a deck and of those inside it; none of them remembers anything yet.
    func cards(in deck: String, of language: RoomLanguage, at address: String) async throws(AnkiConnectError)
        -> [ReviewCard]
}
