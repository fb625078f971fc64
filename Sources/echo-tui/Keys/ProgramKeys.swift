import EchoStore
import Foundation

/// The keys of this person on this machine. Making them touches nothing.
struct ProgramKeys: Sendable {
    static let ofThisProcess = ProgramKeys(.ofThisProcess, environment: ProcessInfo.processInfo.environment)

    let storage: StorageKeyring
    let api: APIKeys
    let pin: KeptPIN
    let hasBus: Bool

    init(_ paths: Paths, environment: [String: String]) {
        let bus = SessionBus(environment: environment)
        let keyring = SecretServiceKeyring(bus)
        let folder = paths.keyDirectory.path
        hasBus = bus.address != nil
        storage = StorageKeyring(folder: folder, keyring: keyring)
        api = APIKeys(folder: folder, keyring: keyring, storage: storage)
        pin = KeptPIN(api, folder: folder)
    }

    /// Whether the storage key can be had with the passphrase alone, as far as that is known without asking anybody.
    func needsPassphrase() async -> Bool {
        guard let place = try? await storage.place(), (try? await storage.hasPassphrase()) == true else { return false }
        return place == .passphrase || (place == .keyring && !hasBus)
    }

    /// Does something that takes a key, and asks for the passphrase when it is needed for that.
    func unlocking<Value>(_ prompt: HiddenPrompt = HiddenPrompt(), _ body: () async throws -> Value) async throws
        -> Value
    {
        do {
            return try await body()
        } catch APIKeyError.noStorageKey(.passphraseNeeded), StorageKeyError.passphraseNeeded {
            try await unlock(prompt)
            return try await body()
        }
    }

    /// Somebody was asked for the passphrase, and pressed Enter.
    private static let notTyped = "No passphrase was typed: what is encrypted stays closed."

    /// Asks for the passphrase, three times at most.
    ///
    /// - Throws: what was wrong the last time, as a sentence.
    func unlock(_ prompt: HiddenPrompt) async throws {
        for attempt in 1...3 {
            guard let passphrase = prompt.ask("Passphrase: ") else {
                throw Failure(prompt.hasTerminal ? Self.notTyped : StorageKeyError.passphraseNeeded.text)
            }
            do throws(StorageKeyError) {
                _ = try await storage.unlock(with: passphrase)
                return
            } catch .wrongPassphrase(.zero) where attempt < 3 {
                prompt.say(StorageKeyError.wrongPassphrase(delay: .zero).text)
            } catch {
                throw Failure(error.text)
            }
        }
    }
}
