import ArgumentParser
import EchoStore
import Foundation

/// Sets, changes and removes the passphrase that the storage key is opened with.
struct KeyPassphraseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "passphrase", abstract: "Set, change or remove the passphrase for what is encrypted.",
        discussion: """
            Without a terminal, standard input has the current passphrase, if there is one, and the new one, each on \
            its own line.
            """)

    static let shortest = 8

    @Flag(help: "Remove the passphrase.")
    var remove = false

    // Taken so that a passphrase that is given here all the same is not repeated in an error.
    @Argument(parsing: .allUnrecognized, help: .hidden)
    var rest: [String] = []

    func validate() throws { try TypedSecret.refuse(rest) }

    func run() async throws {
        let storage = ProgramKeys.ofThisProcess.storage
        do {
            let isSet = try await storage.hasPassphrase()
            if remove, !isSet { throw Failure("There is no passphrase.") }
            var typed = isatty(STDIN_FILENO) == 1 ? nil : try TypedSecret.lines(2)
            if isSet { try await unlock(storage, typed.flatMap { $0.isEmpty ? nil : typed?.removeFirst() }) }
            if remove {
                try await storage.removePassphrase()
                return try SavedConversations.write("The passphrase is removed.\n")
            }
            try await storage.setPassphrase(try chosen(typed))
            try SavedConversations.write(
                "The passphrase is set. Without it nobody can read what is encrypted, not even you if you forget it.\n"
            )
        } catch let error as StorageKeyError {
            throw Failure(error.text)
        }
    }

    /// Whoever does not know the passphrase cannot change it.
    private func unlock(_ storage: StorageKeyring, _ typed: String?) async throws {
        if let typed {
            _ = try await storage.unlock(with: Secret(typed))
        } else {
            try await ProgramKeys.ofThisProcess.unlock(HiddenPrompt())
        }
    }

    private func chosen(_ typed: [String]?) throws -> Secret {
        let secret: Secret
        if let typed {
            guard let line = typed.first else { throw Failure("Standard input is empty; nothing changed.") }
            secret = Secret(line)
        } else {
            secret = try TypedSecret.read("New passphrase: ")
            try Self.check(secret)
            guard try TypedSecret.read("Once more: ") == secret else {
                throw Failure("The two passphrases differ; nothing changed.")
            }
        }
        try Self.check(secret)
        return secret
    }

    private static func check(_ secret: Secret) throws {
        guard secret.reveal().count >= shortest else {
            throw Failure("A passphrase needs at least \(shortest) characters; nothing changed.")
        }
    }
}
