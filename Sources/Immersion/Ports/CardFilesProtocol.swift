/// Files with cards, of this program or of others.
public protocol CardFilesProtocol: Sendable {
    /// The cards in a file; none of them remembers anything yet.
    ///
    /// - Parameter path: as a person writes it: `~` is their home.
    func cards(in path: String, of language: RoomLanguage) async throws(CardFileError) -> [ReviewCard]
    /// Writes a file that is not there yet.
    func write(_ cards: [ReviewCard], of language: RoomLanguage, to path: String) async throws(CardFileError)
}
