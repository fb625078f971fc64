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
        let sealed = SealedContent(
            folder: paths.conversationDirectory.path, sound: paths.soundDirectory.path,
            files: [paths.callsFile])
        storage = StorageKeyring(folder: folder, keyring: keyring, sealed: sealed)
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
    private static let notTyped = "No passphrase was typed: what is encrypted stays locked."

    /// Asks for the passphrase. Nothing that is typed meanwhile is shown, or goes anywhere else.
    ///
    /// - Parameters:
    ///   - introduction: said before the first question.
    ///   - untilLeft: asks until it is right or the person leaves; else three times at most.
    /// - Throws: what was wrong the last time, as a sentence.
    func unlock(_ prompt: HiddenPrompt, _ introduction: String? = nil, untilLeft: Bool = false) async throws {
        let isOpen: Void? = try await prompt.hiding {
            introduction.map(prompt.say)
            var attempt = 1
            while let passphrase = ask(prompt, again: untilLeft) {
                do throws(StorageKeyError) {
                    _ = try await storage.unlock(with: passphrase)
                    return
                } catch {
                    guard let pause = error.pause, untilLeft || (attempt < 3 && pause == .zero) else {
                        throw Failure(error.text)
                    }
                    prompt.say(error.text)
                    if !prompt.wait(pause) { break }
                }
                attempt += 1
            }
            throw Failure(Self.notTyped)
        }
        if isOpen == nil { throw Failure(StorageKeyError.passphraseNeeded.text) }
    }

    private func ask(_ prompt: HiddenPrompt, again: Bool) -> Secret? {
        while true {
            switch prompt.read("Passphrase: ") {
            case .secret(let secret): return secret
            case .nothing where again: continue
            case .nothing, .left: return nil
            }
        }
    }
}

extension StorageKeyError {
    /// How long to wait before the passphrase may be typed again; nil where another one would not help.
    fileprivate var pause: Duration? {
        switch self {
        case .wrongPassphrase(let delay), .tooSoon(let delay): delay
        default: nil
        }
    }
}
