/// Files with cards, of this program or of others.
public protocol CardFilesProtocol: Sendable {
    /// The cards in a file. Of those in a text nothing is remembered yet.
    ///
    /// - Parameter path: as a person writes it: `~` is their home.
    func pack(in path: String, of language: RoomLanguage) async throws(CardFileError) -> CardPack
    /// Writes a file that is not there yet.
    func write(_ pack: CardPack, of language: RoomLanguage, to path: String) async throws(CardFileError)
}
