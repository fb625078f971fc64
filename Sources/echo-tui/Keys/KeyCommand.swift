import ArgumentParser
import EchoStore

/// Keeps the API keys of a person, and says how what is encrypted is protected.
struct KeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: "Store API keys, and protect what is encrypted with a passphrase.",
        discussion: """
            Keys are kept in the desktop's keyring (Secret Service), or in an encrypted file if there is none. \
            OPENAI_API_KEY is used before the stored key “openai”, and that before api_key in config.toml.
            """,
        subcommands: [
            KeyListCommand.self, KeySetCommand.self, KeyDeleteCommand.self, KeyPassphraseCommand.self,
            KeyRenewCommand.self,
        ],
        defaultSubcommand: KeyListCommand.self)

    static func name(_ text: String) throws -> APIKeyName {
        guard let name = APIKeyName(text) else {
            throw ValidationError("A key's name is one word of letters, digits, dots, hyphens and underscores.")
        }
        return name
    }
}
