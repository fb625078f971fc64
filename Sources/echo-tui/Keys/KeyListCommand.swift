import ArgumentParser
import EchoStore
import Foundation

/// Lists the API keys and says how they are protected.
struct KeyListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the stored API keys, and say what protects them.")

    func run() async throws {
        let keys = ProgramKeys.ofThisProcess
        let environment = ProcessInfo.processInfo.environment["OPENAI_API_KEY"] ?? ""
        let listing = KeyListing()
        do {
            let isInEnvironment = !environment.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
            let kept = try keys.api.kept()
            try SavedConversations.write(listing.lines(kept, isInEnvironment: isInEnvironment))
            if let error = await keys.api.obstacle() { try SavedConversations.write(listing.obstacle(error)) }
            let (place, hasPassphrase) = (try await keys.storage.foundPlace(), try await keys.storage.hasPassphrase())
            // Where it should lie says nothing of a key that is gone.
            if place == .file { _ = try await keys.storage.storageKey() }
            if place == nil, kept.contains(where: { $0.place == .file }) { throw StorageKeyError.lost(.file) }
            try SavedConversations.write(listing.protection(place, hasPassphrase: hasPassphrase))
        } catch let error as APIKeyError {
            throw Failure(error.text)
        } catch let error as StorageKeyError {
            throw Failure(error.text)
        }
    }
}
