import ArgumentParser
import Foundation

/// The options that say whom to talk to, the same for every subcommand that does.
struct ServerArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The server: a ws, wss, http or https address.", valueName: "address"))
    var url: String?

    @Option(help: ArgumentHelp("The model that answers.", valueName: "name"))
    var model: String?

    @Option(
        help: ArgumentHelp("The file with your settings.", valueName: "file"), completion: .file(extensions: ["toml"]))
    var config: String?

    func serverOptions(_ paths: Paths) throws -> ServerOptions {
        ServerOptions(
            url: try CommandLineValue.serverAddress(url, named: "--url"),
            model: try CommandLineValue.word(model, named: "--model"),
            configFile: try CommandLineValue.existingFile(config, named: "--config") ?? paths.configFile)
    }
}
