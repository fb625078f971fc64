import ArgumentParser
import Echo
import EchoScreen
import Foundation

/// The options that say whom to talk to, the same for every subcommand that does.
struct ServerArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The server address: ws, wss, http or https. By default OPENAI_BASE_URL, then config.toml.",
            valueName: "address"))
    var url: String?

    @Option(
        help: ArgumentHelp("The model to use; echo-tui models lists them.", valueName: "name"),
        completion: .list(ServerArguments.completedModels))
    var model: String?

    @Option(
        help: ArgumentHelp("The settings file.", valueName: "file"), completion: .file(extensions: ["toml"]))
    var config: String?

    /// Models for conversations whose end is not announced.
    static let completedModels =
        SettingOptions().lastingNames(on: .realtime) + SettingOptions().lastingNames(on: .responses)

    /// What is wrong with the address of the environment is said as of the option's, unless that goes before it.
    func serverOptions(_ paths: Paths, environment: [String: String]) throws -> ServerOptions {
        try Self.checkLimits(environment)
        let origin: AddressOrigin = url == nil ? .environment : .option
        let address = try CommandLineValue.serverAddress(url ?? environment[origin.rawValue], named: origin.rawValue)
        return ServerOptions(
            url: address, origin: address == nil ? nil : origin,
            model: try CommandLineValue.word(model, named: "--model"),
            configFile: try CommandLineValue.existingFile(config, named: "--config") ?? paths.configFile)
    }

    /// A limit of waiting that cannot be followed is said, and not passed over.
    private static func checkLimits(_ environment: [String: String]) throws {
        guard let name = HTTPTimeouts.unusableVariable(in: environment) else { return }
        throw ValidationError(
            "\(name) must be a whole number of seconds from \(HTTPTimeouts.seconds.lowerBound) to "
                + "\(HTTPTimeouts.seconds.upperBound).")
    }
}
