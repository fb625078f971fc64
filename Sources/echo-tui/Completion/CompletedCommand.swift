import ArgumentParser

/// The program's command line as shells complete it: what may be left out, `run`, is no word that must come first.
struct CompletedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: EchoTUI.configuration.commandName, abstract: EchoTUI.configuration.abstract,
        version: Version.current,
        subcommands: EchoTUI.configuration.subcommands.filter { $0.configuration.shouldDisplay })

    @OptionGroup var run: RunCommand
}
