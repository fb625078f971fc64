/// An Anki that runs, with its add-on AnkiConnect.
public protocol AnkiProtocol: Sendable {
    /// - Parameter address: of the add-on.
    func send(_ cards: [ReviewCard], to deck: String, at address: String) async throws(AnkiConnectError)
        -> AnkiReceipt
    /// The cards of a deck and of those inside it; none of them remembers anything yet.
    func cards(in deck: String, of language: RoomLanguage, at address: String) async throws(AnkiConnectError)
        -> [ReviewCard]
}
