import ArgumentParser
import EchoStore

/// Stores an API key.
struct KeySetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Store an API key, read from standard input or typed without being shown.")

    @Argument(
        help: ArgumentHelp(
            "What the key is for: openai, anthropic, azure, elevenlabs, twilio, home-assistant, house-pin, …",
            valueName: "name"))
    var name: String

    // Taken so that a key that is given here all the same is not repeated in an error.
    @Argument(parsing: .allUnrecognized, help: .hidden)
    var rest: [String] = []

    func validate() throws {
        try TypedSecret.refuse(rest)
        _ = try KeyCommand.name(name)
    }

    func run() async throws {
        let name = try KeyCommand.name(name)
        let keys = ProgramKeys.ofThisProcess
        let secret = try TypedSecret.read("Key for \(name): ")
        guard name.description != KeptPIN.keyName || KeptPIN.isFit(secret) else {
            throw Failure("A PIN has 3 to 12 digits; nothing changed.")
        }
        do {
            let place = try await keys.unlocking { try await keys.api.set(secret, for: name) }
            try SavedConversations.write("The key “\(name)” is stored \(KeyListing.place(place)).\n")
            guard name.description != KeptPIN.keyName else { return }
            try SavedConversations.write("A running echo-tui uses it after a restart.\n")
        } catch let error as APIKeyError {
            throw Failure(error.text)
        }
    }
}
