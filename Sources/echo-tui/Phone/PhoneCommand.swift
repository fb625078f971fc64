import ArgumentParser

/// The telephone, tried out on this machine.
struct PhoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "phone", abstract: "Call the assistant without an account, and watch the calls of a bridge.",
        subcommands: [PhoneSimulateCommand.self, PhoneListenCommand.self, PhoneWatchCommand.self])
}
