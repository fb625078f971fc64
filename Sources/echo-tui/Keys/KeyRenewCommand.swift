import ArgumentParser
import EchoStore
import Foundation

/// Makes a new storage key where the old one is lost.
struct KeyRenewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "renew", abstract: "Make a new storage key to replace a lost one.",
        discussion:
            "What the old one encrypted can no longer be read. Asks before it does, unless --yes is given.")

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    func run() async throws {
        guard await !works() else {
            throw Failure(
                "The storage key works; a new one could not open what it has encrypted. Nothing was changed.")
        }
        guard try isConfirmed() else { return }
        do throws(StorageKeyError) {
            _ = try await ProgramKeys.ofThisProcess.storage.renew()
        } catch {
            throw Failure(error.text)
        }
        try SavedConversations.write("There is a new storage key.\n")
    }

    /// One that only a passphrase opens may be lost with it.
    private func works() async -> Bool { (try? await ProgramKeys.ofThisProcess.storage.storageKey()) != nil }

    private func isConfirmed() throws -> Bool {
        if yes { return true }
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure("There is no terminal to ask in: --yes makes a new key without asking.")
        }
        HiddenPrompt().say("Nobody will be able to read what has been encrypted so far.")
        PlainOutput.complain("Make a new storage key? [y/N] ")
        return ["y", "yes"].contains(readLine()?.lowercased())
    }
}
