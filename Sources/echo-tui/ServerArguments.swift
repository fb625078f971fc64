import ArgumentParser
import Foundation

/// The options that say whom to talk to, the same for every subcommand that does.
struct ServerArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The server address: ws, wss, http or https. Without it OPENAI_BASE_URL counts, then config.toml.",
            valueName: "address"))
    var url: String?

    @Option(help: ArgumentHelp("The model to use.", valueName: "name"))
    var model: String?

    @Option(
        help: ArgumentHelp("The settings file.", valueName: "file"), completion: .file(extensions: ["toml"]))
    var config: String?

    /// What is wrong with the address of the environment is said as of the option's, unless that goes before it.
    func serverOptions(_ paths: Paths, environment: [String: String]) throws -> ServerOptions {
        let origin: AddressOrigin = url == nil ? .environment : .option
        let address = try CommandLineValue.serverAddress(url ?? environment[origin.rawValue], named: origin.rawValue)
        return ServerOptions(
            url: address, origin: address == nil ? nil : origin,
            model: try CommandLineValue.word(model, named: "--model"),
            configFile: try CommandLineValue.existingFile(config, named: "--config") ?? paths.configFile)
    }
}
