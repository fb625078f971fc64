/// The sounds of cards, on this machine.
public protocol CardSoundsProtocol: Sendable {
    /// Nil where there is none of this name, or it cannot be read.
    func sound(named name: String) async -> SpokenSound?
    /// - Returns: the name it is kept by; nil where no more are kept.
    func keep(_ sound: SpokenSound, of word: String, in language: RoomLanguage) async -> String?
}
