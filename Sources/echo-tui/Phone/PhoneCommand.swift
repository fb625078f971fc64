import ArgumentParser

/// The telephone, tried out on this machine.
struct PhoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "phone", abstract: "Call the assistant on this machine, without an account.",
        subcommands: [PhoneSimulateCommand.self, PhoneListenCommand.self])
}
