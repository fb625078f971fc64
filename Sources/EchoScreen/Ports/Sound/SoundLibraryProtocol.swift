public import Foundation

/// Finds the sound of what was said, and removes it.
public protocol SoundLibraryProtocol: Sendable {
    /// The sound of a conversation's messages, as far as it was noted; of a message the newest.
    func sounds(of conversation: ConversationID) async throws(StoreError) -> [KeptSound]
    func open(_ sound: KeptSound) async throws(SoundError) -> any SoundReaderProtocol
    /// Whether the ending of the name is one of sound.
    func canExport(to name: String) -> Bool
    /// Writes the sound of a conversation to one new file, and never over another: message after message, mono; of a
    /// telephone call both sides where they spoke, the caller on the left, the assistant on the right.
    ///
    /// - Parameter name: as a person writes it.
    /// - Throws: `StoreError`, or `SoundError` when nothing of it can be read or written.
    func export(_ conversation: ConversationID, to name: String) async throws -> ExportedSound
    /// Destroys sound that belongs to nothing that is kept.
    func discard(_ sound: KeptSound) async
    /// Removes what is kept no longer, and puts right what a program left that was killed: a file that belongs to no message, a
    /// message whose file is gone, sound that was never finished.
    func tidy(at date: Date) async throws(StoreError)
}
