public import Foundation

/// Finds the sound of what was said, and removes it.
public protocol SoundLibraryProtocol: Sendable {
    /// The sound of a conversation's messages, as far as it was noted; of a message the newest.
    func sounds(of conversation: ConversationID) async throws(StoreError) -> [KeptSound]
    func open(_ sound: KeptSound) async throws(SoundError) -> any SoundReaderProtocol
    /// Whether the ending of the name is one of sound.
    func canExport(to name: String) -> Bool
    /// Writes sound to one new file, message after message, and never over another.
    ///
    /// - Parameter name: as a person writes it.
    /// - Returns: how many messages could be read.
    func export(_ sounds: [KeptSound], to name: String) async throws(SoundError) -> Int
    /// Destroys sound that belongs to nothing that is kept.
    func discard(_ sound: KeptSound) async
    /// Removes what is kept no longer, and puts right what a program left that was killed: a file that belongs to no message, a
    /// message whose file is gone, sound that was never finished.
    func tidy(at date: Date) async throws(StoreError)
}
