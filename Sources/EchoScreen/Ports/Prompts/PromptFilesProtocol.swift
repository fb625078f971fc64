public import Foundation

/// Reads prompts from files that a person names, and writes them there. A name may begin with "~"; others start where the
/// program was started.
public protocol PromptFilesProtocol: Sendable {
    /// The prompts of a file: all of them, or none. The identifier of each is new.
    ///
    /// - Throws: an error that says in a sentence what is wrong, and where.
    func read(_ name: String, at date: Date) async throws -> [SavedPrompt]
    /// Whether something stands at that name already.
    func exists(_ name: String) async -> Bool
    /// Writes the file whole or not at all; what stood there is replaced.
    func write(_ prompts: [SavedPrompt], to name: String) async throws(FileWriteError)
}
